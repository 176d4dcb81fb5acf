import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sanitizeHtml } from '../RichText/sanitize-html.ts';
import { schema } from './schema.ts';
import { tools } from './tools.ts';

/** A pasted or dropped picture. */
export interface PastedImage {
  file: File;
  /** The picture itself, as a data URL. */
  dataUrl: string;
}

export interface EditorOptions {
  html: string;
  /** The ARIA attributes and the class of the text box, read again on each change. */
  attributes: () => Record<string, string>;
  isEditable: () => boolean;
  onChange: (html: string) => void;
  /** Called when the state behind the toolbar has changed. */
  onState: (state: EditorState) => void;
  /** Returns the address under which a picture is stored; null to omit it. */
  onPasteImage: (image: PastedImage) => Promise<string | null>;
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
    textblockTypeInputRule(/^(#{1,2})\s$/, nodes.heading, ([, marks = '#']) => ({ level: marks.length + 1 })),
  ],
});

const parse = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = sanitizeHtml(html);
  return DOMParser.fromSchema(schema).parse(holder);
};

const serialize = ({ doc }: EditorState) => {
  if (doc.textContent === '' && doc.childCount === 1 && doc.firstChild?.childCount === 0) return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return sanitizeHtml(holder.innerHTML);
};

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} could not be read.`)));
    reader.readAsDataURL(file);
  });

/** Creates the editor in an element. Its input and output pass the sanitiser. */
export function createEditor(place: HTMLElement, options: EditorOptions): EditorView {
  const insertImages = async (files: readonly File[]) => {
    for (const file of files) {
      // One after the other, to keep the order in which they were pasted.
      const src = await options.onPasteImage({ file, dataUrl: await readAsDataUrl(file) });
      if (src && !view.isDestroyed) view.dispatch(view.state.tr.replaceSelectionWith(nodes.image.create({ src })));
    }
  };
  const takeImages = (data: DataTransfer | null): boolean => {
    const images = [...(data?.files ?? [])].filter(({ type }) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type));
    if (images.length > 0) void insertImages(images);
    return images.length > 0;
  };

  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: parse(options.html), plugins: [typed, keys, keymap(baseKeymap), history()] }),
    attributes: options.attributes,
    editable: options.isEditable,
    transformPastedHTML: sanitizeHtml,
    handlePaste(_view, { clipboardData }) {
      // Spreadsheet cells are copied as text and as a picture of them: the text is wanted.
      return clipboardData?.getData('text/plain').trim() === '' && takeImages(clipboardData);
    },
    handleDrop(_view, event, _slice, isMoved) {
      if (isMoved || !takeImages(event.dataTransfer)) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
      return true;
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      options.onState(view.state);
      if (transaction.docChanged) options.onChange(serialize(view.state));
    },
  });
  options.onState(view.state);
  return view;
}
