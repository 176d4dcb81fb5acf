import type { CSSProperties } from 'react';
import { skeleton } from '../../css/skeleton.css.ts';
import * as css from './VirtualGrid.css.ts';

/** A row of placeholders in the size of posters. */
export function PosterSkeletons({ columns, style }: { columns: number; style: CSSProperties }) {
  return (
    <div aria-hidden="true" className={css.row} style={style}>
      {Array.from({ length: columns }, (_, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <div key={column} className={css.cell}>
          <span className={skeleton({ shape: 'poster' })} />
          <span className={css.title}>
            <span className={skeleton({ shape: 'text', width: column % 2 === 0 ? 80 : 60 })} />
          </span>
        </div>
      ))}
    </div>
  );
}
