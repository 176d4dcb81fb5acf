import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type Node as ProseMirrorNode } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sanitizeHtml } from '../RichText/sanitize-html.ts';
import { createForeignPictures } from './foreign-pictures.ts';
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
  attributes: (state: EditorState) => Record<string, string>;
  isEditable: () => boolean;
  onChange: (html: string) => void;
  /** Called when the state behind the toolbar has changed. */
  onState: (state: EditorState) => void;
  /** Returns the address under which a picture is stored; null to omit it. */
  onPasteImage: (image: PastedImage) => Promise<string | null>;
  /** Called with the name of a picture that the host did not store. */
  onRefused: (name: string) => void;
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

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} could not be read.`)));
    reader.readAsDataURL(file);
  });

/** Creates the editor in an element. Its input and output pass the sanitiser. */
export function createEditor(place: HTMLElement, options: EditorOptions): EditorView {
  const foreign = createForeignPictures(options.html);
  // The places of pictures that are on their way, which move as the text before them changes.
  const awaited = new Set<{ at: number }>();

  const insertImages = async (files: readonly File[], at: number) => {
    const spot = { at };
    awaited.add(spot);
    for (const file of files) {
      try {
        // One after the other, to keep the order in which they were pasted.
        const src = await options.onPasteImage({ file, dataUrl: await readAsDataUrl(file) });
        if (view.isDestroyed) break;
        if (src) spot.at = insert(nodes.image.create({ src: foreign.allow(src) }), spot.at);
      } catch {
        options.onRefused(file.name);
      }
    }
    awaited.delete(spot);
  };
  /** Inserts a picture and returns the place after it; where text was deleted around it, the nearest text is taken. */
  const insert = (image: ProseMirrorNode, at: number): number => {
    const { from } = Selection.near(view.state.doc.resolve(Math.min(at, view.state.doc.content.size)));
    view.dispatch(view.state.tr.insert(from, image));
    return from + image.nodeSize;
  };
  const takeImages = (data: DataTransfer | null, at: () => number): boolean => {
    const images = [...(data?.files ?? [])].filter(({ type }) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type));
    if (images.length > 0) void insertImages(images, at());
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
      // What is typed at the place of a picture comes after it.
      for (const spot of awaited) spot.at = transaction.mapping.map(spot.at, -1);
      view.updateState(view.state.apply(transaction));
      options.onState(view.state);
      if (transaction.docChanged) options.onChange(serialize(view.state));
    },
  });
  options.onState(view.state);
  return view;
}
