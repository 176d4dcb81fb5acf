import type { TimelineEntry, TimelineKind } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import type { HeadingLevel } from '@kronos/ui/Heading';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { Timeline } from '@kronos/ui/Timeline';
import { ToggleButton, ToggleButtonGroup } from '@kronos/ui/ToggleButton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { detailsOf, toneOf, whatWords } from './timeline-event.ts';
import { createTimelineStore } from './timeline-store.ts';

const kinds = ['actions', 'backups', 'incidents', 'suspension'] as const satisfies readonly TimelineKind[];

interface ServerTimelineProps {
  /** The id of the server. */
  server: number;
  /** The address of a process in full. */
  processHref: (process: number) => string;
  /** The level of the headings inside, in the page's outline. */
  level: HeadingLevel;
}

/** The history of a server, newest first and updated; operations open in full. */
export function ServerTimeline({ server, processHref, level }: ServerTimelineProps) {
  const store = useStore(createTimelineStore);
  const { story, kind, isGrowing } = useSnapshot(store.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  useEffect(() => store.show(server), [store, server]);

  const eventOf = (entry: Snapshot<TimelineEntry>) => {
    const title = t(whatWords[entry.what]);
    const details = detailsOf(entry, t);
    return {
      id: entry.id,
      title:
        entry.process_id === null ? (
          title
        ) : (
          <Link tone="neutral" isStandalone href={processHref(entry.process_id)}>
            {title}
          </Link>
        ),
      time: format.relative(entry.at, now),
      dateTime: entry.at,
      tone: toneOf(entry),
      details: details === '' ? undefined : <Text tone="muted">{details}</Text>,
    };
  };
  return (
    <Stack gap={20}>
      <div>
        <ToggleButtonGroup
          label={t('timeline.kind')}
          size="small"
          disallowEmptySelection
          selectedKeys={[kind ?? 'all']}
          onSelectionChange={(chosen) => store.narrow(kinds.find((one) => chosen.has(one)))}
        >
          <ToggleButton id="all">{t('timeline.kind.all')}</ToggleButton>
          {kinds.map((one) => (
            <ToggleButton key={one} id={one}>
              {t(`timeline.kind.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {(story.status === 'idle' || story.status === 'loading') && <CardLoading label={t('timeline.loading')} />}
      {story.status === 'failed' && (
        <LoadFailure
          level={level}
          title={t('timeline.failed')}
          reason={story.reason}
          onRetry={() => void store.load()}
        />
      )}
      {story.status === 'ready' && story.isStale && <Text tone="muted">{t('timeline.stale')}</Text>}
      {story.status === 'ready' && story.data.rows.length === 0 && (
        <Text tone="muted">{t(kind ? 'timeline.emptyKind' : 'timeline.empty')}</Text>
      )}
      {story.status === 'ready' && story.data.rows.length > 0 && (
        <Timeline label={t('timeline.of')} events={story.data.rows.map(eventOf)} />
      )}
      {story.status === 'ready' && story.data.next !== null && (
        <div>
          <Button isPending={isGrowing} onPress={() => void store.showOlder()}>
            {t('timeline.older')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
