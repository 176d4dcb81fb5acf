import { memo } from 'react';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/actions.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import * as css from './LogViewer.css.ts';
import type { LogSearch } from './use-search.ts';

export interface LogToolbarProps {
  search: LogSearch;
  /** Moves to another match and scrolls to it. */
  onStep: (by: 1 | -1) => void;
  isWrapped: boolean;
  onWrappedChange: (isWrapped: boolean) => void;
  hasNumbers: boolean;
  onNumbersChange: (hasNumbers: boolean) => void;
  /** Returns the text of the whole log. */
  getText: () => string;
}

/** The toolbar of a log. It does not render again for new lines. */
export const LogToolbar = memo(function LogToolbar({
  search,
  onStep,
  isWrapped,
  onWrappedChange,
  hasNumbers,
  onNumbersChange,
  getText,
}: LogToolbarProps) {
  const messages = useWords(defaultFrameMessages);
  const found = search.count === 0 ? messages.noMatches : messages.matchOf(search.position + 1, search.count);
  return (
    <div className={css.toolbar}>
      <div className={css.find}>
        <div className={css.search}>
          <SearchField
            label={messages.search}
            isLabelHidden
            placeholder={messages.search}
            value={search.text}
            onChange={search.setText}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
              else event.continuePropagation();
            }}
          />
        </div>
        <output className={css.count}>{search.query === '' ? '' : found}</output>
        <IconButton
          label={messages.previousMatch}
          size="small"
          icon={<ChevronUpIcon />}
          isDisabled={search.count === 0}
          onPress={() => onStep(-1)}
        />
        <IconButton
          label={messages.nextMatch}
          size="small"
          icon={<ChevronDownIcon />}
          isDisabled={search.count === 0}
          onPress={() => onStep(1)}
        />
      </div>
      <div className={css.end}>
        <ToggleButton size="small" tone="quiet" isSelected={isWrapped} onChange={onWrappedChange}>
          {messages.wrapLines}
        </ToggleButton>
        <ToggleButton size="small" tone="quiet" isSelected={hasNumbers} onChange={onNumbersChange}>
          {messages.lineNumbers}
        </ToggleButton>
        <CopyButton size="small" label={messages.copy} value={getText} />
      </div>
    </div>
  );
});
