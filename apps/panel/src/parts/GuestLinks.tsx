import { Link } from '@kronos/ui/Link';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { fill } from '../routes/match.ts';
import { publicRoutes } from '../routes/areas/public.ts';
import { startRoutes } from '../routes/areas/start.ts';
import type { RouteEntry } from '../routes/entry.ts';
import { entriesOf } from '../routes/menu-entries.ts';

// Not the whole table: guests should not download what is beyond the sign-in page.
const { login } = startRoutes;
const { acceptInvite, requestTrial } = publicRoutes;
const routes: { id: 'acceptInvite' | 'requestTrial' | 'login'; entry: RouteEntry }[] = [
  { id: 'acceptInvite', entry: acceptInvite },
  { id: 'requestTrial', entry: requestTrial },
  { id: 'login', entry: login },
];

/** The guest menu (spec §2) as links below the card of a page without a menu; without the page itself. */
export function GuestLinks({ current }: { current: (typeof routes)[number]['id'] }) {
  const { system } = useApp();
  const { settings } = useSnapshot(system.state);
  const t = useMessages();
  return entriesOf(routes, 'guest', { user: null, settings })
    .filter(({ id }) => id !== current)
    .map(({ id, entry }) => (
      <Link key={id} href={fill(entry)} isStandalone>
        {t(entry.title)}
      </Link>
    ));
}
