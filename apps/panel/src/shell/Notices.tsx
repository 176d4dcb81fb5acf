import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyNotices } from './lazy-parts.ts';

/** Toasts and dialogs. Their code is loaded with the first one, or beforehand once a user has signed in. */
export function Notices() {
  const { notices, session } = useApp();
  const { toasts, dialogs } = useSnapshot(notices.state);
  const { status } = useSnapshot(session.state);
  if (status !== 'signed-in' && toasts.length === 0 && dialogs.length === 0) return null;
  return (
    <Later>
      <LazyNotices />
    </Later>
  );
}
