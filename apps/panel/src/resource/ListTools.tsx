import { ColumnsMenu } from '@kronos/ui/ColumnsMenu';
import { Inline } from '@kronos/ui/Inline';
import { SavedViews } from '@kronos/ui/SavedViews';
import type { GridColumn } from '@kronos/ui/Table';
import type { ListChoicesStore } from './list-choices.ts';
import type { useChoices } from './use-choices.ts';

interface ListToolsProps {
  choices: ListChoicesStore;
  chosen: ReturnType<typeof useChoices>;
  /** The query of the list, without the page. */
  asked: string;
  /** All columns, including hidden ones. */
  columns: readonly GridColumn<never>[];
  onView: (id: string) => void;
}

/** The views of a list, and its columns. */
export function ListTools({ choices, chosen, asked, columns, onView }: ListToolsProps) {
  const { hidden, views, current, home } = chosen;
  return (
    <Inline gap={8}>
      <SavedViews
        views={views}
        current={current}
        defaultView={home}
        onChange={onView}
        onSave={(label) => choices.save(label, { query: asked, hidden: [...hidden] })}
        onRename={choices.rename}
        onDelete={choices.remove}
        onDefaultChange={choices.openWith}
      />
      <ColumnsMenu
        columns={columns.map(({ id, header, isRowHeader }) => ({ id, label: header, isFixed: isRowHeader }))}
        hidden={hidden}
        onHiddenChange={choices.hide}
      />
    </Inline>
  );
}
