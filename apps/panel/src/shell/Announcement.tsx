import { useSnapshot } from 'valtio/react';
import { usePerson } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyAnnouncement } from './lazy-parts.ts';

/** The announcement's part is fetched with the first one that is on. */
export function Announcement() {
  const { announcements } = usePerson();
  const { current } = useSnapshot(announcements.state);
  if (!current) return null;
  return (
    <Later>
      <LazyAnnouncement />
    </Later>
  );
}
