import { SearchField } from '@kronos/ui/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../context/app-context.ts';

/** The list is not read for each letter that the user types. */
const pause = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing; Enter and leaving the field search at once. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const { clock } = useApp();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const cancel = useRef<() => void>(undefined);

  const search = (next: string) => {
    cancel.current?.();
    if (next === asked.current) return;
    asked.current = next;
    onSearch(next);
  };

  useEffect(() => {
    // Back, or a link: the address has a search that was not typed here.
    if (value === asked.current) return;
    cancel.current?.();
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => cancel.current?.(), []);

  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={text}
      maxLength={200}
      onChange={(next) => {
        setText(next);
        cancel.current?.();
        cancel.current = clock.after(pause, () => search(next.trim()));
      }}
      onSubmit={(next) => search(next.trim())}
      // What the user presses next, such as an export or a row, applies to the list with this search.
      onBlur={() => search(text.trim())}
      onClear={() => search('')}
    />
  );
}
