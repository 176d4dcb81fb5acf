import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { Palette, PaletteDialog } from '../Palette/Palette.tsx';
import { choicesOf, type PaletteGroup, type PaletteItem } from '../Palette/palette-items.ts';
import { createSearcher } from './create-searcher.ts';
import { defaultSearchLabels } from './labels.ts';
import type { SearchDialogProps, SearchProps, SearchResult, SearchSection } from './search-dialog-props.ts';

/** The dialog of a `SearchDialog`. */
export function SearchPanel({ isOpen, defaultOpen, onOpenChange, ...props }: SearchDialogProps) {
  return (
    <PaletteDialog
      label={props.labels?.title ?? defaultSearchLabels.title}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => <Search {...props} onClose={close} />}
    </PaletteDialog>
  );
}

const noSections: readonly SearchSection[] = [];
const noResults: readonly SearchResult[] = [];

interface Choice extends PaletteItem {
  /** A result can be chosen; a section narrows the search. */
  result?: SearchResult;
}

function Search({
  onSearch,
  onSelect,
  onClose,
  sections = noSections,
  recents = noResults,
  debounce = 200,
  labels: words,
}: SearchProps & { onClose: () => void }) {
  const labels = { ...defaultSearchLabels, ...words };
  const [searcher] = useState(() => createSearcher<SearchResult>());
  const { status, results } = useSyncExternalStore(searcher.subscribe, searcher.getState, searcher.getState);
  const [query, setQuery] = useState('');
  const [section, setSection] = useState<SearchSection>();
  useEffect(() => searcher.clear, [searcher]);

  const ask = (nextQuery: string, nextSection: SearchSection | undefined, delay = debounce) => {
    // Removing all text clears the section filter (spec §5); blanks ask for nothing.
    const isCleared = nextQuery === '' && query !== '';
    setQuery(nextQuery);
    setSection(isCleared ? undefined : nextSection);
    if (nextQuery.trim() === '') searcher.clear();
    else searcher.ask({ query: nextQuery.trim(), section: nextSection?.id }, onSearch, delay);
  };

  const choose = ({ result, id }: Choice) => {
    if (!result) {
      setSection(sections.find((each) => each.id === id));
      return;
    }
    if (result.completion !== undefined) {
      ask(result.completion, section, 0);
      return;
    }
    onSelect(result);
    onClose();
  };

  const isAsking = query.trim() !== '';
  const found = groupsOf(results, sections, labels.results);
  const before = [
    { id: 'recent', title: labels.recents, items: recents.map((result) => choiceOf(result, sections)) },
    {
      id: 'sections',
      title: labels.quickActions,
      items: section
        ? []
        : sections.flatMap(({ id, actionLabel: label, icon }) => (label ? [{ id, label, icon }] : [])),
    },
  ];

  const chooseNewest = async () => {
    const newest = await searcher.newest();
    const [first] = choicesOf(groupsOf(newest ?? noResults, sections, labels.results));
    if (first) choose(first.item);
  };

  const message = { idle: undefined, waiting: undefined, ready: labels.empty, failed: labels.failed }[status];

  return (
    <Palette<Choice>
      label={labels.title}
      placeholder={labels.placeholder}
      query={query}
      onQueryChange={(next) => ask(next, section)}
      groups={isAsking ? found : before}
      onChoose={choose}
      onEnterEarly={status === 'waiting' ? () => void chooseNewest() : undefined}
      filter={
        section && {
          label: section.label,
          removeLabel: labels.removeFilter(section.label),
          onRemove: () => ask(query, undefined, 0),
        }
      }
      busyLabel={status === 'waiting' ? labels.searching : undefined}
      countLabel={status === 'ready' ? labels.count(results.length) : undefined}
      message={results.length === 0 ? message : undefined}
      messageAction={
        status === 'failed' && (
          <Button size="small" onPress={() => ask(query, section, 0)}>
            {labels.retry}
          </Button>
        )
      }
    />
  );
}

const choiceOf = (result: SearchResult, sections: readonly SearchSection[]): Choice => ({
  id: result.id,
  label: result.name,
  description: result.description,
  image: result.image ?? undefined,
  icon: sections.find(({ id }) => id === result.section)?.icon,
  href: result.target,
  result,
});

/** Groups the results in the order of the sections; results without a section come last. */
function groupsOf(
  results: readonly SearchResult[],
  sections: readonly SearchSection[],
  rest: string,
): PaletteGroup<Choice>[] {
  const isKnown = ({ section }: SearchResult) => sections.some(({ id }) => id === section);
  const items = (belongs: (result: SearchResult) => boolean) =>
    results.filter(belongs).map((result) => choiceOf(result, sections));
  return [
    ...sections.map(({ id, label }) => ({ id, title: label, items: items(({ section }) => section === id) })),
    { id: 'rest', title: rest, items: items((result) => !isKnown(result)) },
  ];
}
