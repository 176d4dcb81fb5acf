import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon, PlusIcon } from '../../icons/actions.tsx';
import { ChosenTitles } from './ChosenTitles.tsx';
import type { MediaTitle } from './collection.ts';
import type { CollectionFormLabels } from './labels.ts';
import { TitleList } from './TitleList.tsx';
import * as css from './TitleList.css.ts';
import { type FindTitles, useTitleSearch } from './use-title-search.ts';

interface TitlePickerProps {
  titles: readonly MediaTitle[];
  onChange: (titles: readonly MediaTitle[]) => void;
  find: FindTitles;
  /** The most titles that can be chosen. */
  most: number;
  /** Whether the chosen titles can be moved. */
  isOrdered: boolean;
  labels: CollectionFormLabels;
}

/** A search for titles, and the chosen ones. Its field is named `titles` in a form. */
export function TitlePicker({ titles, onChange, find, most, isOrdered, labels }: TitlePickerProps) {
  const { text, status, results, ask, newest } = useTitleSearch(find);
  const [announcement, announce] = useState('');
  const picker = useRef<HTMLDivElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fullId = useId();
  const countId = useId();

  // Titles may have been chosen while a response was awaited.
  const latest = useRef(titles);
  const isGrown = useRef(false);
  useLayoutEffect(() => {
    latest.current = titles;
    // The new title is the last one.
    if (isGrown.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    isGrown.current = false;
  }, [titles]);
  const change = (next: readonly MediaTitle[]) => {
    latest.current = next;
    onChange(next);
  };

  const nameOf = ({ title, year }: MediaTitle) => (year === null ? title : labels.named(title, year));
  const isChosen = (title: MediaTitle) => latest.current.some(({ id }) => id === title.id);
  const isFull = titles.length >= most;
  const add = (title: MediaTitle) => {
    if (isChosen(title) || latest.current.length >= most) return;
    isGrown.current = true;
    announce(labels.added(nameOf(title), latest.current.length + 1));
    change([...latest.current, title]);
  };

  const focusField = () => picker.current?.querySelector('input')?.focus();
  /** Adds the title that was found if it is the only one, for users who know what they are looking for. */
  const addOnly = async () => {
    const [only, ...others] = (await newest()) ?? [];
    if (!only || others.length > 0 || isChosen(only) || latest.current.length >= most) return;
    add(only);
    ask('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || results.length === 0) return;
    event.preventDefault();
    found.current?.querySelector<HTMLElement>('[role="row"]')?.focus();
  };
  const messages = { idle: '', waiting: labels.searching, ready: labels.notFound, failed: labels.failed };
  const message = status === 'ready' && results.length > 0 ? labels.found(results.length) : messages[status];
  const chosen = new Set(titles.map(({ id }) => id));

  return (
    <div ref={picker} className={css.picker}>
      <div className={css.part}>
        <SearchField
          name="titles"
          label={labels.search}
          placeholder={labels.searchPlaceholder}
          value={text}
          onChange={(next) => ask(next)}
          onSubmit={() => void addOnly()}
          onKeyDown={handleKey}
          maxLength={100}
        />
        <div className={css.state}>
          <div role="status" className={css.status}>
            {status === 'waiting' ? <Spinner label={labels.searching} /> : null}
            {message}
          </div>
          {status === 'failed' && (
            <Button
              size="small"
              onPress={() => {
                focusField();
                ask(text, 0);
              }}
            >
              {labels.retry}
            </Button>
          )}
        </div>
        {isFull && (
          <div id={fullId} className={css.state}>
            {labels.full(most)}
          </div>
        )}
        {results.length > 0 && (
          <TitleList
            ref={found}
            label={labels.results}
            titles={results}
            nameOf={(title) => (chosen.has(title.id) ? labels.isChosenTitle(nameOf(title)) : nameOf(title))}
            height="low"
            onAction={(id) => {
              const title = results.find((result) => result.id === id);
              if (title) add(title);
            }}
            renderEnd={(title) =>
              chosen.has(title.id) ? (
                <span className={css.mark}>
                  <CheckIcon />
                  {labels.isChosen}
                </span>
              ) : (
                <Button
                  size="small"
                  iconStart={<PlusIcon />}
                  aria-label={labels.addTitle(nameOf(title))}
                  isUnavailable={isFull}
                  {...(isFull && { 'aria-describedby': fullId })}
                  onPress={({ target }) => {
                    // The mark replaces the button, so the row takes the focus.
                    target.closest<HTMLElement>('[role="row"]')?.focus();
                    add(title);
                  }}
                >
                  {labels.add}
                </Button>
              )
            }
          />
        )}
      </div>
      <div className={css.part}>
        <div className={css.head}>
          <span aria-hidden="true">{labels.chosen}</span>
          <span id={countId} className={css.count}>
            {labels.count(titles.length, most)}
          </span>
        </div>
        <ChosenTitles
          list={list}
          titles={titles}
          nameOf={nameOf}
          onChange={change}
          announce={announce}
          isOrdered={isOrdered}
          onEmpty={focusField}
          labels={labels}
        />
      </div>
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </div>
  );
}
