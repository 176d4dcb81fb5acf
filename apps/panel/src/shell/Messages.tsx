import { useSnapshot } from 'valtio/react';
import { useApp, useStore, useUserScope } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyAnnouncement, LazyOpenedNotification, LazyPopup } from './frame-parts.ts';
import { createPopupsStore } from './popups-store.ts';

/**
 * The dialogs with messages to users; their code, and the sanitiser with it, is loaded with the first one. Popups
 * wait until no other dialog is open.
 */
export function Messages() {
  const { notices, session } = useApp();
  const { announcements, notifications } = useUserScope();
  const popups = useStore(createPopupsStore);
  const { current } = useSnapshot(announcements.state);
  const { opened } = useSnapshot(notifications.state);
  const [popup] = useSnapshot(popups.state).waiting;
  const { dialogs } = useSnapshot(notices.state);
  const { isExpired } = useSnapshot(session.state);
  const isTaken = current !== null || opened !== null || dialogs.length > 0 || isExpired;
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
      {popup && !isTaken && (
        <Later key={popup.id}>
          <LazyPopup popup={popup} />
        </Later>
      )}
    </>
  );
}
