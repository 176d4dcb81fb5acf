import { type KeyboardEvent, type ReactNode, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import type { Option, OptionsState } from '../../field/use-options.ts';

interface TakeOnEnterProps {
  /** The options in the list, including the one that creates. */
  items: readonly Option[];
  state: OptionsState;
  /** The typed text, without which nothing is chosen. */
  query: string;
  className: string;
  /** Takes the only option even before the list is open, which fast typists are ahead of. */
  onTake?: ((option: Option) => void) | undefined;
  children: ReactNode;
}

/** Selects the only option on Enter when none has the virtual focus. React Aria would discard the typed text. */
export function TakeOnEnter({ items, state, query, className, onTake, children }: TakeOnEnterProps) {
  const comboBox = use(ComboBoxStateContext);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || query === '') return;
    if (!comboBox || comboBox.selectionManager.focusedKey !== null) return;
    if (!comboBox.isOpen && !onTake) return;
    const [only, ...others] = items.filter(({ isDisabled }) => !isDisabled);
    const isAwaited = state === 'loading';
    if (!isAwaited && (!only || others.length > 0)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!only || isAwaited) return;
    if (onTake) onTake(only);
    else comboBox.selectionManager.select(only.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the field inside
    <div className={className} onKeyDownCapture={handleKey}>
      {children}
    </div>
  );
}
