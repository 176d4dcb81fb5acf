import { useSnapshot } from 'valtio/react';
import { usePerson } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyAnnouncement, LazyOpenedNotification } from './frame-parts.ts';

/** What the house says in a dialog; its parts, and the sanitiser with them, are fetched with the first one. */
export function Messages() {
  const { announcements, notifications } = usePerson();
  const { current } = useSnapshot(announcements.state);
  const { opened } = useSnapshot(notifications.state);
  return (
    <>
      {current && (
        <Later>
          <LazyAnnouncement />
        </Later>
      )}
      {opened && (
        <Later>
          <LazyOpenedNotification />
        </Later>
      )}
    </>
  );
}
