import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../Menu/Menu.tsx';

/** A column of which the reader decides whether it is shown. */
export interface ColumnChoice {
  /** The id of the column. It is never shown. */
  id: string;
  /** The column's header. */
  label: string;
  /** Whether it cannot be hidden, such as the column that names the row. @default false */
  isFixed?: boolean | undefined;
}

export interface ColumnsMenuProps {
  /** The columns, in their order. */
  columns: readonly ColumnChoice[];
  /** The ids of the hidden columns. */
  hidden: ReadonlySet<string>;
  /** Called with the ids of all columns that are to be hidden. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/**
 * A menu that shows and hides the columns of a table.
 * @example
 * <ColumnsMenu columns={columns} hidden={hidden} onHiddenChange={setHidden} />
 */
export function ColumnsMenu({ columns, hidden, onHiddenChange }: ColumnsMenuProps) {
  const messages = useWords(defaultListMessages);
  const isShown = ({ id, isFixed }: ColumnChoice) => isFixed === true || !hidden.has(id);
  const isComplete = columns.every(isShown);
  return (
    <MenuTrigger>
      <Button size="small" tone="quiet" iconEnd={<ChevronDownIcon />}>
        {messages.columns}
      </Button>
      <Menu aria-label={messages.columns} placement="bottom start">
        <MenuSection
          title={messages.shownColumns}
          selectionMode="multiple"
          selectedKeys={columns.filter(isShown).map(({ id }) => id)}
          onSelectionChange={(shown) =>
            onHiddenChange(
              // Control and A chooses all of them at once.
              new Set(
                shown === 'all' ? [] : columns.flatMap(({ id, isFixed }) => (isFixed || shown.has(id) ? [] : [id])),
              ),
            )
          }
        >
          {columns.map(({ id, label, isFixed }) => (
            <MenuItem
              key={id}
              id={id}
              isDisabled={isFixed ?? false}
              description={isFixed ? messages.fixedColumn : undefined}
            >
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuItem isDisabled={isComplete} onAction={() => onHiddenChange(new Set())}>
          {messages.allColumns}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
