import type { AudienceRole } from '@kronos/api/contract';
import { useEffect, useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { createAnnouncementsBulk } from '../announcements-store.ts';

/** The current number of users in an audience. */
export function Reach({ audience }: { audience: readonly AudienceRole[] }) {
  const { reach } = useStore(createAnnouncementsBulk);
  const t = useMessages();
  const key = audience.join(',');
  const [answer, setAnswer] = useState<{ key: string; count: number | undefined }>();
  useEffect(() => {
    const wanted = new AbortController();
    void reach(audience, wanted.signal).then((count) => wanted.signal.aborted || setAnswer({ key, count }));
    return () => wanted.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says it all
  }, [reach, key]);
  const count = answer?.key === key ? answer.count : undefined;
  return count === undefined ? t('words.reach.unknown') : t('words.reach', { count });
}
