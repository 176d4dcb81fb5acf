import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as popover from '../../overlay/popover.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CheckIcon, ChevronDownIcon, CloseIcon, PlusIcon } from '../../icons/actions.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { note } from '../../overlay/row.css.ts';
import { fieldButton } from '../../field/field-button.css.ts';
import { FirstFrame } from './FirstFrame.tsx';
import * as css from './OptionList.css.ts';
import type { Option, OptionsState } from '../../field/use-options.ts';

/** The key of the option that creates a new one. Its leading space keeps it apart from the host's ids. */
export const createKey = ' create';

/** Returns the options, with one that creates `text` unless it exists already. */
export const withCreate = (options: readonly Option[], text: string): readonly Option[] =>
  text === '' || options.some(({ label }) => label.toLocaleLowerCase() === text.toLocaleLowerCase())
    ? options
    : [...options, { id: createKey, label: text }];

/** The button at the end of a field that opens its list, after a spinner while the options load. */
export function OptionsButton({ isWaiting }: { isWaiting: boolean }) {
  const { loading } = useWords(defaultBaseMessages);
  const messages = useWords(defaultFieldMessages);
  return (
    <>
      {isWaiting && <Spinner label={loading} />}
      <Button className={fieldButton} aria-label={messages.showOptions}>
        <ChevronDownIcon />
      </Button>
    </>
  );
}

/**
 * The button that empties a field. It is no tab stop: by keyboard the text, or the last tag, is deleted in the field, which
 * keeps the focus.
 */
export function ClearButton({ onPress }: { onPress: () => void }) {
  const messages = useWords(defaultFieldMessages);
  return (
    <Button
      // Not the button that opens the list, of which React Aria expects one.
      slot={null}
      className={fieldButton}
      aria-label={messages.clearChoice}
      excludeFromTabOrder
      preventFocusOnPress
      onPress={onPress}
    >
      <CloseIcon />
    </Button>
  );
}

/** The number of options beyond which only those in view are rendered. Shorter lists are as wide as their widest option. */
const many = 100;
const layoutOptions = { estimatedRowHeight: 32, padding: 4 };

interface OptionListProps {
  state: OptionsState;
  /** The number of options. */
  count: number;
  emptyText?: string | undefined;
}

/** The list of options that opens under a field. */
export function OptionList({ state, count, emptyText }: OptionListProps) {
  const { loading } = useWords(defaultBaseMessages);
  const messages = useWords(defaultFieldMessages);
  const nothing = {
    ready: emptyText ?? messages.noOptions,
    loading: <Spinner label={loading} />,
    failed: messages.optionsFailed,
  };
  const isVirtual = count > many;
  const list = (
    <ListBox<Option>
      className={isVirtual ? css.virtualList : css.list}
      renderEmptyState={() => <div className={css.empty}>{nothing[state]}</div>}
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
  return (
    <FirstFrame>
      <Popover offset={4} className={popover.popover}>
        {isVirtual ? (
          <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </Popover>
    </FirstFrame>
  );
}

function OptionItem({ option: { id, label, description, isDisabled } }: { option: Option }) {
  const messages = useWords(defaultFieldMessages);
  const isCreate = id === createKey;
  const text = isCreate ? messages.createOption(label) : label;
  return (
    <ListBoxItem id={id} textValue={text} isDisabled={isDisabled ?? false} className={css.option}>
      {({ isSelected }) => (
        <>
          {isCreate && (
            <span className={css.mark}>
              <PlusIcon />
            </span>
          )}
          <span className={css.texts}>
            <Text slot="label">{text}</Text>
            {description && (
              <Text slot="description" className={note}>
                {description}
              </Text>
            )}
          </span>
          {!isCreate && <span className={css.mark}>{isSelected && <CheckIcon />}</span>}
        </>
      )}
    </ListBoxItem>
  );
}
