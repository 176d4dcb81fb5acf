import type { PlexSignInState } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ExternalIcon } from '@kronos/ui/icons';
import { Inline } from '@kronos/ui/Inline';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import { useWhileVisible } from '../../context/use-while-visible.ts';
import { createPlexSignInStore } from './plex-sign-in-store.ts';

/** plex.tv reports to nobody that someone has signed in, so it is asked while the page is visible. */
const paceMs = 3000;

interface Begun {
  sign_in: string;
  url: string;
}

interface PlexSignInProps {
  /** Whether no sign-in can be used at present. */
  isDisabled?: boolean;
  /** Called with the sign-in once it is finished at Plex. */
  onSignIn: (signIn: string) => Promise<void>;
  /** The form for a password instead. */
  children: ReactNode;
}

/** Signs in on the pages of plex.tv, where every provider and second factor works and no password is passed on. */
export function PlexSignIn({ isDisabled = false, onSignIn, children }: PlexSignInProps) {
  const store = useStore(createPlexSignInStore);
  const t = useMessages();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [begun, setBegun] = useState<Begun>();
  const [isOver, setOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const begin = () => {
    setOver(false);
    void submit(store.begin, setBegun);
  };
  const leave = () => {
    setBegun(undefined);
    // Unless the sign-in has succeeded and another page follows.
    queueMicrotask(() => button.current?.focus());
  };
  const finish = async (signIn: string, isSignedIn: boolean) => {
    if (isSignedIn) await onSignIn(signIn);
    else setOver(true);
    leave();
  };
  if (begun) return <PlexPage key={begun.sign_in} begun={begun} onFinish={finish} onCancel={leave} />;
  const problem = isOver ? t('media.plex.over') : refusal.error;
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <div>
          <Button
            ref={button}
            iconEnd={<ExternalIcon />}
            isPending={isPending}
            isDisabled={isDisabled || seconds > 0}
            onPress={begin}
          >
            {seconds > 0 ? t('media.claim.wait', { seconds }) : t('media.plex.start')}
          </Button>
        </div>
        {problem !== undefined && (
          <Text as="p" role="alert" tone="danger" size={13}>
            {problem}
          </Text>
        )}
      </Stack>
      <Text as="p" tone="muted" size={13}>
        {t('media.plex.or')}
      </Text>
      {children}
    </Stack>
  );
}

interface PlexPageProps {
  begun: Begun;
  onFinish: (signIn: string, isSignedIn: boolean) => Promise<void>;
  onCancel: () => void;
}

/** The way to the page of Plex, until the owner of the account has signed in there. */
function PlexPage({ begun, onFinish, onCancel }: PlexPageProps) {
  const t = useMessages();
  const [state, setState] = useState<PlexSignInState>('open');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  const finish = useEffectEvent(() => onFinish(begun.sign_in, state === 'signed-in'));
  useEffect(() => {
    if (state !== 'open') void finish();
  }, [state]);
  return (
    <Stack gap={12}>
      <Text as="p" role="status" tone="muted">
        {t(state === 'signed-in' ? 'media.plex.goingOn' : 'media.plex.wait')}
      </Text>
      <Inline gap={8}>
        <LinkButton
          ref={link}
          tone="accent"
          iconEnd={<ExternalIcon />}
          href={begun.url}
          target="_blank"
          rel="noreferrer"
        >
          {t('media.plex.open')}
        </LinkButton>
        <Button isDisabled={state !== 'open'} onPress={onCancel}>
          {t('media.plex.cancel')}
        </Button>
      </Inline>
      {state === 'open' && <PlexWatch signIn={begun.sign_in} onState={setState} />}
    </Stack>
  );
}

/** Looks how far a sign-in is while it is mounted. */
function PlexWatch({ signIn, onState }: { signIn: string; onState: (state: PlexSignInState) => void }) {
  const { stateOf } = useStore(createPlexSignInStore);
  const look = useCallback(
    async (signal: AbortSignal) => {
      const state = await stateOf(signIn, signal);
      if (!signal.aborted) onState(state);
    },
    [stateOf, signIn, onState],
  );
  useWhileVisible(paceMs, look);
  return null;
}
