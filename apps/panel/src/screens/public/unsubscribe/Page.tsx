import { mailSubscription } from '@kronos/api/routes/mail-subscription';
import { AuthCard } from '@kronos/ui/AuthCard';
import { ErrorState } from '@kronos/ui/ErrorState';
import { Form } from '@kronos/ui/Form';
import { Button } from '@kronos/ui/Button';
import { Spinner } from '@kronos/ui/Spinner';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { useAddress } from '../../../context/use-address.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { useTitleFocus } from '../../../context/use-title-focus.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import { createSubscriptionStore } from './subscription-store.ts';

/** The page opened by the link in a news mail; mounted again for another link. */
export function Page() {
  const token = new URLSearchParams(useAddress().search).get('token') ?? '';
  return <LinkPage key={token} token={token} />;
}

/** Subscribes or unsubscribes the recipient. It takes a button, because mail scanners open links but press nothing. */
function LinkPage({ token }: { token: string }) {
  const { api, clock } = useApp();
  const t = useMessages();
  const [store] = useState(() =>
    createSubscriptionStore({ api: api.extend({ mailSubscription }), now: clock.now, token }),
  );
  const { link, hasChosen } = useSnapshot(store.state);
  const [isRetrying, setRetrying] = useState(false);
  const { isPending, refusal, save } = useSaving();
  useEffect(() => void store.look(), [store]);
  useTitleFocus(kindOf(link));

  const retry = async () => {
    setRetrying(true);
    await store.look();
    setRetrying(false);
  };

  if (link.status === 'failed')
    return (
      <Frame>
        <ErrorState
          title={t('links.news.failed')}
          description={link.reason(t)}
          onRetry={() => void retry()}
          isRetrying={isRetrying}
          retryLabel={t('common.retry')}
        />
      </Frame>
    );
  if (link.status !== 'ready')
    return (
      <Frame>
        <Spinner label={t('links.news.loading')} size={24} />
      </Frame>
    );
  if (!link.data)
    return (
      <Frame>
        <ErrorState title={t('links.news.unknown')} description={t('links.news.unknownText')} />
      </Frame>
    );
  const { wants_news } = link.data;
  return (
    <Frame description={<span role="status">{stateText(link.data, hasChosen, t)}</span>}>
      <Form
        {...refusal}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void save(() => store.choose(!wants_news));
        }}
      >
        {/* One button for both, so that the focus stays on it. */}
        <Button type="submit" tone={wants_news ? 'accent' : 'neutral'} isWide isPending={isPending}>
          {t(wants_news ? 'links.news.unsubscribe' : 'links.news.subscribe')}
        </Button>
        <Text as="p" size={13} tone="muted">
          {t('links.news.rest')}
        </Text>
      </Form>
    </Frame>
  );
}

function Frame({ description, children }: { description?: ReactNode; children: ReactNode }) {
  const t = useMessages();
  return (
    <AuthCard {...use(SurroundingsContext)} title={t('links.news.title')} description={description}>
      {children}
    </AuthCard>
  );
}

type Link = ReturnType<typeof createSubscriptionStore>['state']['link'];

/** The kind of content shown; undefined until it is known. */
function kindOf(link: { status: Link['status']; data?: object | null }): string | undefined {
  if (link.status === 'failed') return 'failed';
  if (link.status !== 'ready') return undefined;
  return link.data ? 'known' : 'unknown';
}

function stateText(found: { email_hint: string; wants_news: boolean }, hasChosen: boolean, t: Translate): string {
  const { email_hint: email, wants_news } = found;
  if (hasChosen) return t(wants_news ? 'links.news.turnedOn' : 'links.news.turnedOff');
  return t(wants_news ? 'links.news.on' : 'links.news.off', { email });
}
