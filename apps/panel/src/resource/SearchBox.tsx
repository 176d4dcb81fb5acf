import { SearchField } from '@kronos/ui/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../context/app-context.ts';

/** Somebody who types is not interrupted by a list for each letter. */
const pause = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while one types, once there is a pause; Enter does not wait, nor does going on to something else. */
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
    // Back, or a link: the address asks for something that was not typed here.
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
      // What is pressed next, an export or a row, is pressed of the list that was searched.
      onBlur={() => search(text.trim())}
      onClear={() => search('')}
    />
  );
}
