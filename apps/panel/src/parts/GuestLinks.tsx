import { Link } from '@kronos/ui/Link';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { fill } from '../routes/match.ts';
import { visitors } from '../routes/tables/public.ts';
import { start } from '../routes/tables/start.ts';
import { entriesOf } from '../routes/menu-entries.ts';

// Not the whole table: guests need not download what is beyond the sign-in page.
const { login } = start;
const { acceptInvite, requestTrial } = visitors;
const routes = { acceptInvite, requestTrial, login };

/** The guest menu (spec §2) as links under the card of a page that has no menu; without the page itself. */
export function GuestLinks({ current }: { current: keyof typeof routes }) {
  const { system } = useApp();
  const { settings } = useSnapshot(system.state);
  const t = useMessages();
  return entriesOf(routes, ['acceptInvite', 'requestTrial', 'login'], 'guest', { user: null, settings })
    .filter((id) => id !== current)
    .map((id) => (
      <Link key={id} href={fill(routes[id])} isStandalone>
        {t(routes[id].title)}
      </Link>
    ));
}
