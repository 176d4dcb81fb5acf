import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sanitizeHtml } from '../RichText/sanitize-html.ts';
import { createForeignPictures } from './foreign-pictures.ts';
import { createPictureIntake, type PictureOptions } from './picture-intake.ts';
import { isFromOutside, replaceText } from './replace-text.ts';
import { schema } from './schema.ts';
import { tools } from './tools.ts';

export interface EditorOptions extends PictureOptions {
  html: string;
  /** The ARIA attributes and the class of the text box, read again on each change. */
  attributes: (state: EditorState) => Record<string, string>;
  isEditable: () => boolean;
  onChange: (html: string) => void;
  /** Called when the state behind the toolbar has changed. */
  onState: (state: EditorState) => void;
}

const { nodes } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

// Tab is not among them: it leaves the text, as in every field (WCAG 2.1.2).
const keys = keymap({
  'Mod-b': tools.bold.run,
  'Mod-i': tools.italic.run,
  'Mod-u': toggleMark(schema.marks.underline),
  'Mod-z': tools.undo.run,
  'Mod-y': tools.redo.run,
  'Shift-Mod-z': tools.redo.run,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  Enter: splitListItem(nodes.list_item),
});

const typed = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, order]) => ({ order: Number(order) })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    textblockTypeInputRule(/^(#{1,2})\s$/, nodes.heading, ([, marks = '#']) => ({ level: marks.length + 1 })),
  ],
});

const parse = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = sanitizeHtml(html);
  return DOMParser.fromSchema(schema).parse(holder);
};

/** Whether there is nothing but an empty paragraph or heading. */
export const isEmpty = ({ doc }: EditorState): boolean =>
  doc.textContent === '' && doc.childCount === 1 && doc.firstChild?.inlineContent === true && doc.content.size === 2;

const serialize = (state: EditorState) => {
  if (isEmpty(state)) return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content));
  return sanitizeHtml(holder.innerHTML);
};

/** Creates the editor in an element. Its input and output pass the sanitiser. */
export function createEditor(place: HTMLElement, options: EditorOptions) {
  const foreign = createForeignPictures(options.html);
  const pictures = createPictureIntake(() => view, {
    ...options,
    onPasteImage: async (image) => {
      const src = await options.onPasteImage(image);
      return src && foreign.allow(src);
    },
  });
  const takeImages = (data: DataTransfer | null, at: () => number): boolean => {
    const images = [...(data?.files ?? [])].filter(({ type }) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type));
    if (images.length > 0) void pictures.take(images, at());
    return images.length > 0;
  };
  const replaceSelection = () => {
    view.dispatch(view.state.tr.deleteSelection());
    return view.state.selection.from;
  };

  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: parse(options.html), plugins: [typed, keys, keymap(baseKeymap), history()] }),
    attributes: options.attributes,
    editable: options.isEditable,
    transformPastedHTML: (html) => foreign.link(sanitizeHtml(html)),
    handlePaste(_view, { clipboardData }) {
      // Spreadsheet cells are copied as text and as a picture of them: the text is wanted.
      return clipboardData?.getData('text/plain').trim() === '' && takeImages(clipboardData, replaceSelection);
    },
    handleDrop(_view, event, _slice, isMoved) {
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from;
      return !isMoved && takeImages(event.dataTransfer, () => at);
    },
    dispatchTransaction(transaction) {
      pictures.follow(transaction);
      view.updateState(view.state.apply(transaction));
      options.onState(view.state);
      if (transaction.docChanged && !isFromOutside(transaction)) options.onChange(serialize(view.state));
    },
  });
  options.onState(view.state);
  return {
    view,
    /** Shows a text of the host's, which trusts its pictures. */
    show(html: string): void {
      foreign.trust(html);
      replaceText(view, parse(html));
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
