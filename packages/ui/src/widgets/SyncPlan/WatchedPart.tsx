import { useId, useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { ChevronRightIcon } from '../../icons/actions.tsx';
import { isTelling } from './changes.ts';
import type { SyncPlanLabels } from './labels.ts';
import { LibraryTable } from './LibraryTable.tsx';
import { Line } from './Line.tsx';
import * as css from './SyncPlan.css.ts';
import type { SyncWatched } from './sync-plan.ts';
import { TitleTable } from './TitleTable.tsx';

interface WatchedPartProps {
  /** The name of the server. */
  server: string;
  watched: SyncWatched;
  labels: SyncPlanLabels;
}

/** The changes of the watch state: counts by library, and the titles on demand. */
export function WatchedPart({ server, watched, labels }: WatchedPartProps) {
  const { titles, isCut, done, failed = 0 } = watched;
  const libraries = useMemo(() => watched.libraries.filter(isTelling), [watched.libraries]);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {(done !== undefined || failed > 0) && (
        <Inline gap={16}>
          {done !== undefined && <StatusDot tone="success">{labels.done(done)}</StatusDot>}
          {failed > 0 && <StatusDot tone="danger">{labels.notDone(failed)}</StatusDot>}
        </Inline>
      )}
      {libraries.length > 0 && (
        <LibraryTable label={`${labels.watched}: ${server}`} libraries={libraries} labels={labels} />
      )}
      {isCut && <Line>{labels.cut(titles.length)}</Line>}
      {titles.length > 0 && (
        <>
          <div>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              iconStart={
                <span className={css.chevron}>
                  <ChevronRightIcon />
                </span>
              }
              onPress={() => setOpen(!isOpen)}
            >
              {labels.showTitles}
            </Button>
          </div>
          <div id={id} hidden={!isOpen}>
            {isOpen && <TitleTable label={`${labels.title}: ${server}`} titles={titles} labels={labels} />}
          </div>
        </>
      )}
    </>
  );
}
