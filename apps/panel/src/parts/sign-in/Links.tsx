import { Button } from '@kronos/ui/Button';
import { Link } from '@kronos/ui/Link';
import { use, useState } from 'react';
import { useApp, useMessages } from '../../context/app-context.ts';
import { fill } from '../../routes/match.ts';
import { publicRoutes } from '../../routes/areas/public.ts';
import { GuestLinks } from '../GuestLinks.tsx';

export interface LinksProps {
  /** Leaves out passkeys, of which nobody can tell ahead whose they will be, and the ways of people who are no admins. */
  isForAdmins: boolean;
}

/** Other ways in, and ways on for somebody who cannot sign in. */
export function Links({ isForAdmins }: LinksProps) {
  const { messages } = useApp();
  // Together, not one after the other.
  for (const area of [messages.ensure('proof'), messages.ensure('titles')]) use(area);
  const t = useMessages();
  return (
    <>
      <Link href={fill(publicRoutes.passwordCreate)} isStandalone>
        {t('login.forgot')}
      </Link>
      {!isForAdmins && (
        <>
          {'PublicKeyCredential' in window && <PasskeySignIn />}
          <GuestLinks current="login" />
        </>
      )}
    </>
  );
}

/** What it takes is fetched by the press. */
function PasskeySignIn() {
  const app = useApp();
  const t = useMessages();
  const [isPending, setPending] = useState(false);

  const signIn = async () => {
    setPending(true);
    const result = await import('../proof/passkey-sign-in.ts')
      .then(({ passkeySignIn }) => passkeySignIn(app))
      .catch(() => ({ problem: () => t('common.failed.noResponse') }));
    setPending(false);
    if ('opened' in result) app.session.enter(result.opened);
    else app.notices.whoops(result.problem);
  };
  return (
    <Button size="small" tone="quiet" isPending={isPending} onPress={() => void signIn()}>
      {t('proof.passkey.ask')}
    </Button>
  );
}
