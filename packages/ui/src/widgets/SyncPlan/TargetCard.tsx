import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { HeadingLevel } from '../../components/Heading/heading-options.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { isEqual, titleChanges } from './changes.ts';
import type { SyncPlanLabels } from './labels.ts';
import { Line } from './Line.tsx';
import { ShareTable } from './ShareTable.tsx';
import * as css from './SyncPlan.css.ts';
import type { SyncTarget } from './sync-plan.ts';
import { WatchedPart } from './WatchedPart.tsx';

interface TargetCardProps {
  target: SyncTarget;
  level: HeadingLevel;
  labels: SyncPlanLabels;
}

/** One server, with its planned or completed changes. */
export function TargetCard({ target, level, labels }: TargetCardProps) {
  const { name, status, failure, notes = [] } = target;
  return (
    <Card
      // Larger than the titles of its sections.
      title={
        <Text size={16}>
          <bdi>{name}</bdi>
        </Text>
      }
      level={level}
    >
      <Stack gap={status === 'ready' ? 20 : 8}>
        {status === 'comparing' && (
          <StatusDot tone="info" isBusy>
            {labels.comparing}
          </StatusDot>
        )}
        {status === 'failed' && <StatusDot tone="danger">{labels.failed}</StatusDot>}
        {status === 'failed' && failure !== undefined && (
          <Text as="p" size={14} tone="muted">
            {failure}
          </Text>
        )}
        {status === 'ready' && <Changes target={target} level={level} labels={labels} />}
        {notes.length > 0 && (
          <Stack as="ul" gap={4} aria-label={labels.notes}>
            {notes.map((note) => (
              <Line key={note} as="li">
                {note}
              </Line>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Changes({ target, level, labels }: TargetCardProps) {
  const { name, shares = [], watched } = target;
  const isSame = isEqual(target);
  const titles = watched ? titleChanges(watched) : 0;
  // Titles that the server lacks are reported even if nothing changes.
  const isWatchedTold = watched !== undefined && (titles > 0 || watched.libraries.some(({ missing }) => missing > 0));
  const facts = [
    ...(titles > 0 ? [labels.titles(titles)] : []),
    ...(watched?.account ? [labels.ofAccount(watched.account)] : []),
  ];
  const under = below(level);
  return (
    <>
      {isSame && <Line isGood>{labels.nothing}</Line>}
      {shares.length > 0 && (
        <Part title={labels.shares} count={labels.people(shares.length)} level={under}>
          <ShareTable label={`${labels.shares}: ${name}`} shares={shares} labels={labels} />
        </Part>
      )}
      {isWatchedTold && (
        <Part title={labels.watched} count={facts.join(' · ')} level={under}>
          <WatchedPart server={name} watched={watched} labels={labels} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  /** The text next to the title. */
  count: string;
  level: HeadingLevel;
  children: ReactNode;
}

function Part({ title, count, level, children }: PartProps) {
  return (
    <div className={css.part}>
      <div className={css.head}>
        <Heading level={level} size={14}>
          {title}
        </Heading>
        {count !== '' && (
          <Text size={13} tone="muted" isNumeric>
            {count}
          </Text>
        )}
      </div>
      {children}
    </div>
  );
}

const levels: readonly HeadingLevel[] = [2, 3, 4, 5, 6];
const below = (level: HeadingLevel): HeadingLevel => levels[level - 1] ?? 6;
