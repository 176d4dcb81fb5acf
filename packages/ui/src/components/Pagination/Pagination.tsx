import { type ReactNode, useId } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icons/actions.tsx';
import * as css from './Pagination.css.ts';
import { pagesAround } from './pages-around.ts';

export const pageSizes = [10, 25, 50, 100] as const;

export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number;
  /** The number of rows on one page. */
  pageSize: number;
  /** The number of rows on all pages. */
  total: number;
  /** Called with the chosen page. */
  onPageChange: (page: number) => void;
  /**
   * Called when another page size is chosen. Go to the page with the first visible row, or to the first. Without it the
   * size cannot be chosen.
   */
  onPageSizeChange?: ((size: number) => void) | undefined;
  /** The page sizes to choose from. @default 10, 25, 50, 100 */
  sizes?: readonly number[] | undefined;
  /** The name of the landmark. @default the kit's text */
  label?: string | undefined;
}

/**
 * Controls that show which rows of a list are visible and lead to the other pages.
 * @example
 * <Pagination page={1} pageSize={25} total={240} onPageChange={setPage} />
 */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  sizes = pageSizes,
  label,
}: PaginationProps) {
  const messages = useWords(defaultListMessages);
  const formatter = useNumberFormatter();
  const format = (value: number) => formatter.format(value);
  const sizeId = useId();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), count);
  const from = (current - 1) * pageSize + 1;
  const to = Math.min(current * pageSize, total);

  const turn = (next: number, name: string, icon: ReactNode) => {
    const isOff = next < 1 || next > count;
    return (
      <li>
        {/* Not `disabled`: reaching the last page must not remove the focus. */}
        <button
          type="button"
          className={css.page}
          aria-label={name}
          aria-disabled={isOff}
          onClick={() => !isOff && onPageChange(next)}
        >
          {icon}
        </button>
      </li>
    );
  };

  return (
    <div className={css.root}>
      <output className={css.range}>
        {total === 0 ? messages.pageEmpty : messages.pageRange(format(from), format(to), format(total))}
      </output>
      {onPageSizeChange && (
        <div className={css.size}>
          <label htmlFor={sizeId}>{messages.rowsPerPage}</label>
          <span className={css.selectFrame}>
            <select
              id={sizeId}
              className={css.select}
              value={pageSize}
              onChange={(event) => onPageSizeChange(Number(event.target.value))}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {format(size)}
                </option>
              ))}
            </select>
            <span className={css.selectMark} aria-hidden="true">
              <ChevronDownIcon />
            </span>
          </span>
        </div>
      )}
      <nav aria-label={label ?? messages.pages}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
        <ul role="list" className={css.pages}>
          {turn(current - 1, messages.previousPage, <ChevronLeftIcon />)}
          {pagesAround(current, count).map((step) =>
            typeof step === 'number' ? (
              <li key={step} className={css.number} data-current={step === current || undefined}>
                <button
                  type="button"
                  className={css.page}
                  aria-label={messages.pageNumber(format(step))}
                  {...(step === current ? { 'aria-current': 'page' } : {})}
                  onClick={() => step !== current && onPageChange(step)}
                >
                  {format(step)}
                </button>
              </li>
            ) : (
              <li key={step} className={css.gap} aria-hidden="true">
                …
              </li>
            ),
          )}
          {turn(current + 1, messages.nextPage, <ChevronRightIcon />)}
        </ul>
      </nav>
    </div>
  );
}
