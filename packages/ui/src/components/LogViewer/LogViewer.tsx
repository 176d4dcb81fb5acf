import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../css/classes.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { plainText } from './ansi.ts';
import { LogLine } from './LogLine.tsx';
import { LogToolbar } from './LogToolbar.tsx';
import * as css from './LogViewer.css.ts';
import { useSearch } from './use-search.ts';
import { useTail } from './use-tail.ts';

const lineHeight = 20;

export interface LogViewerProps {
  /** The name of the log, such as "Log of cinema". */
  label: string;
  /** The lines, oldest first. Append new ones in a new array. Terminal colours (ANSI) are supported. */
  lines: readonly string[];
  /** The height in pixels, or `fill` for a parent with a height of its own. @default 420 */
  height?: number | 'fill' | undefined;
  /** Whether the height shrinks to the number of lines, for a log that has ended. @default false */
  isFitted?: boolean | undefined;
  /** Whether long lines wrap initially. @default false */
  defaultIsWrapped?: boolean | undefined;
  /** Whether line numbers are shown initially. @default true */
  defaultHasLineNumbers?: boolean | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A viewer for logs of a hundred thousand lines and more; it renders only the lines in view.
 * @example
 * <LogViewer label="Output" lines={lines} />
 */
export function LogViewer({
  label,
  lines,
  height = 420,
  isFitted = false,
  defaultIsWrapped = false,
  defaultHasLineNumbers = true,
  UNSAFE_className,
}: LogViewerProps) {
  const messages = useWords(defaultFrameMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const [isWrapped, setWrapped] = useState(defaultIsWrapped);
  const [hasNumbers, setNumbers] = useState(defaultHasLineNumbers);
  const search = useSearch(lines);

  // oxlint-disable-next-line react/incompatible-library -- only the lines in view are rendered, and no compiler runs here
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 12,
    // The first frame shows the end.
    initialOffset: () => lines.length * lineHeight,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, isWrapped]);
  const size = virtualizer.getTotalSize();
  const tail = useTail(scroller, lines.length, size);

  const latest = useRef(lines);
  useLayoutEffect(() => {
    latest.current = lines;
  }, [lines]);
  const { release } = tail;
  /** The current match is to be brought into view sideways too, once its line is drawn. */
  const isSought = useRef(false);
  useEffect(() => {
    if (isSought.current && scroller.current) isSought.current = !showSideways(scroller.current);
  });
  // Typing leads to the first match.
  const { query, current } = search;
  const firstLine = useEffectEvent(() => current?.line);
  useEffect(() => {
    const line = query === '' ? undefined : firstLine();
    if (line === undefined) return;
    release();
    virtualizer.scrollToIndex(line, { align: 'center' });
    // Where its line is in view already, nothing may be drawn again.
    isSought.current = !scroller.current || !showSideways(scroller.current);
  }, [query, release, virtualizer]);
  const step = useCallback(
    (by: 1 | -1) => {
      const line = search.step(by, latest.current);
      if (line === undefined) return;
      isSought.current = true;
      release();
      virtualizer.scrollToIndex(line, { align: 'center' });
    },
    [search, release, virtualizer],
  );
  const getText = useCallback(() => latest.current.map(plainText).join('\n'), []);

  const unseen = lines.length - tail.seen;
  return (
    <div className={classes(css.root, UNSAFE_className)} {...(height === 'fill' ? { 'data-fill': '' } : {})}>
      <LogToolbar
        search={search}
        onStep={step}
        isWrapped={isWrapped}
        onWrappedChange={setWrapped}
        hasNumbers={hasNumbers}
        onNumbersChange={setNumbers}
        getText={getText}
      />
      <div className={css.frame}>
        {/* The role log implies a live region, which is off here: hundreds of lines a second would flood a screen reader. */}
        <div
          ref={scroller}
          role="log"
          aria-live="off"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
          tabIndex={0}
          className={css.scroller}
          style={height === 'fill' ? undefined : { [isFitted ? 'maxBlockSize' : 'blockSize']: `${height}px` }}
          onScroll={tail.onScroll}
        >
          <div className={css.lines} style={{ blockSize: `${size}px` }}>
            {virtualizer.getVirtualItems().map(({ index, start, key }) => (
              <LogLine
                key={key}
                text={lines[index] ?? ''}
                index={index}
                start={start}
                query={query}
                current={current?.line === index ? current.start : undefined}
                isWrapped={isWrapped}
                hasNumber={hasNumbers}
                {...(isWrapped ? { ref: virtualizer.measureElement } : {})}
              />
            ))}
          </div>
        </div>
        {lines.length === 0 && <p className={css.empty}>{messages.noLines}</p>}
        {!tail.isFollowing && (
          <div className={css.toEnd}>
            <span className={css.toEndButton}>
              <Button size="small" iconStart={<ChevronDownIcon />} onPress={tail.follow}>
                {unseen > 0 ? messages.newLines(unseen) : messages.followTail}
              </Button>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Scrolls the current match into view along its line. Returns false if it is not drawn yet. */
function showSideways(scroller: HTMLElement): boolean {
  const mark = scroller.querySelector('mark[data-current]');
  if (!mark) return false;
  const { left, right } = mark.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  if (left < box.left || right > box.right) scroller.scrollLeft += left - box.left - box.width / 3;
  return true;
}
