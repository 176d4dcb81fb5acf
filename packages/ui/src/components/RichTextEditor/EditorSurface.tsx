import type { EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../../css/classes.ts';
import { defaultRichTextMessages } from '../../i18n/rich-text-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { richText } from '../RichText/RichText.css.ts';
import { createEditor, type Editor, isEmpty } from './create-editor.ts';
import type { PictureQuestion } from './DescriptionTool.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import * as css from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

interface EditorSurfaceProps extends Pick<RichTextEditorProps, 'value' | 'onChange' | 'onPasteImage' | 'placeholder'> {
  defaultValue: string;
  /** The text as the editor reported it last: another object each time, as a host may refuse the same change twice. */
  reported: { html: string };
  isDisabled: boolean;
  isReadOnly: boolean;
  /** Called with a sentence about a picture that could not be added. */
  onRefused: (problem: string) => void;
  aria: Record<string, string>;
}

/** The toolbar and the text under it. */
export function EditorSurface(props: EditorSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [question, setQuestion] = useState<PictureQuestion>();
  const [state, setState] = useState<EditorState | null>(null);
  const words = useWords(defaultRichTextMessages);
  const refuse = useEffectEvent((name: string) => props.onRefused(words.pictureRefused(name)));
  const { isDisabled, isReadOnly, placeholder, value, reported } = props;
  const view = editor?.view ?? null;
  const isInvalid = props.aria['aria-invalid'];

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const created = createEditor(place.current, {
      html: latest.current.value ?? latest.current.defaultValue,
      attributes: (now) => ({
        ...latest.current.aria,
        role: 'textbox',
        'aria-multiline': 'true',
        class: classes(richText, css.area),
        ...(latest.current.isDisabled ? { 'aria-disabled': 'true' } : {}),
        // Without an editable text the browser would leave it out of the Tab order.
        ...(latest.current.isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
        ...(latest.current.placeholder && isEmpty(now) ? { 'data-placeholder': latest.current.placeholder } : {}),
        ...(latest.current.placeholder ? { 'aria-placeholder': latest.current.placeholder } : {}),
      }),
      isEditable: () => !latest.current.isDisabled && !latest.current.isReadOnly,
      onRefused: (name) => refuse(name),
      onChange: (html) => latest.current.onChange?.(html),
      onState: setState,
      onDescribe: (name, signal) =>
        new Promise((resolve) => {
          const end = (alt: string) => {
            setQuestion((current) => (current?.answer === end ? undefined : current));
            resolve(alt);
          };
          setQuestion({ name, answer: end });
          signal.addEventListener('abort', () => end(''));
        }),
      onPasteImage: async (image) => (latest.current.onPasteImage ?? (() => image.dataUrl))(image),
    });
    setEditor(created);
    return () => created.view.destroy();
  }, []);

  // After each change as well, of which the host may have kept only a part.
  useEffect(() => {
    if (editor && value !== undefined && value !== reported.html) editor.show(value);
  }, [editor, value, reported]);

  // ProseMirror reads its attributes again when its props change.
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({});
  }, [view, isDisabled, isReadOnly, placeholder, isInvalid]);

  return (
    <>
      {!isReadOnly && <EditorToolbar view={view} state={state} question={question} isDisabled={isDisabled} />}
      <div ref={place} className={css.place} />
    </>
  );
}
