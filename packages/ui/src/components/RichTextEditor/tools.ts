import { setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Mark, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** A command of the toolbar. */
export interface Tool {
  run: Command;
  /** Whether the selection has the format already; undefined for commands that are not formats. */
  isOn?: (state: EditorState) => boolean;
}

const hasMark =
  (type: MarkType) =>
  ({ selection: { from, to, $from, empty }, storedMarks, doc }: EditorState): boolean =>
    empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);

const isWithin =
  (type: NodeType, level?: number) =>
  ({ selection: { $from } }: EditorState): boolean => {
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type === type && (level === undefined || node.attrs.level === level)) return true;
      // The innermost list counts, not one around it.
      if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) return false;
    }
    return false;
  };

const heading = (level: number): Tool => {
  const isOn = isWithin(nodes.heading, level);
  return {
    isOn,
    run: (state, dispatch, view) =>
      (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch, view),
  };
};

const list = (type: NodeType): Tool => {
  const isOn = isWithin(type);
  return {
    isOn,
    run: (state, dispatch, view) =>
      (isOn(state) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch, view),
  };
};

/** The tools by their key in the kit's messages. */
export const tools = {
  bold: { run: toggleMark(marks.strong), isOn: hasMark(marks.strong) },
  italic: { run: toggleMark(marks.em), isOn: hasMark(marks.em) },
  heading: heading(2),
  subheading: heading(3),
  bulletList: list(nodes.bullet_list),
  numberedList: list(nodes.ordered_list),
  undo: { run: undo },
  redo: { run: redo },
} satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;

const linkMarkAt = (state: EditorState): Mark | undefined => {
  const { $from, from, to, empty } = state.selection;
  let found = marks.link.isInSet($from.marks());
  if (!empty) {
    state.doc.nodesBetween(from, to, (node) => {
      found ??= marks.link.isInSet(node.marks);
    });
  }
  return found;
};

/** The address of the link at the selection. */
export const linkAt = (state: EditorState): string | null => {
  const found = linkMarkAt(state);
  return found ? String(found.attrs.href) : null;
};

/**
 * Returns a command that links the selected text to an address, or removes its link. Without a selection it inserts
 * the address itself.
 */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const [from, to] = linkRange(state);
    const transaction = state.tr;
    // A link within the panel stays one with another address of the panel.
    const { title = null, internal = null } = linkMarkAt(state)?.attrs ?? {};
    const link = marks.link.create({ href, title, internal: href?.startsWith('/') ? internal : null });
    if (href !== null && from === to) transaction.replaceSelectionWith(schema.text(href, [link]), false);
    else transaction.removeMark(from, to, marks.link);
    if (href !== null && from !== to) transaction.addMark(from, to, link);
    dispatch?.(transaction);
    return true;
  };

/** Returns the range to link; a cursor within a link selects the whole link. */
function linkRange({ selection: { from, to, empty, $from } }: EditorState): [from: number, to: number] {
  if (!empty) return [from, to];
  let [start, end] = [from, to];
  let run: { link: Mark; from: number; to: number } | undefined;
  // A link with something bold in it has several nodes.
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    const link = marks.link.isInSet(node.marks);
    run = link && { link, from: run?.link.eq(link) ? run.from : at, to: at + node.nodeSize };
    if (run && run.from <= from && run.to >= to) [start, end] = [run.from, run.to];
  });
  return [start, end];
}
