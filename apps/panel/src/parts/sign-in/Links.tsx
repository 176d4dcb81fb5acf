import { Button } from '@kronos/ui/Button';
import { Link } from '@kronos/ui/Link';
import { use, useState } from 'react';
import { useApp, useMessages } from '../../context/app-context.ts';
import { fill } from '../../routes/match.ts';
import { publicRoutes } from '../../routes/areas/public.ts';
import { GuestLinks } from '../GuestLinks.tsx';

interface LinksProps {
  /** Leaves out passkeys, whose user is not known beforehand, and the links for users who are not admins. */
  isForAdmins: boolean;
}

/** Other ways to sign in, and links for users who cannot. */
export function Links({ isForAdmins }: LinksProps) {
  const { messages } = useApp();
  // In parallel, not one after the other.
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

/** Its code is loaded when the button is pressed. */
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
