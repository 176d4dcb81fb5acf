import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../../css/classes.ts';
import { defaultRichTextMessages } from '../../i18n/rich-text-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { richText } from '../RichText/RichText.css.ts';
import { createEditor, isEmpty } from './create-editor.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import * as css from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

interface EditorSurfaceProps extends Pick<RichTextEditorProps, 'onChange' | 'onPasteImage' | 'placeholder'> {
  defaultValue: string;
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
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const words = useWords(defaultRichTextMessages);
  const refuse = useEffectEvent((name: string) => props.onRefused(words.pictureRefused(name)));
  const { isDisabled, isReadOnly, placeholder } = props;
  const isInvalid = props.aria['aria-invalid'];

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = createEditor(place.current, {
      html: latest.current.defaultValue,
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
      onPasteImage: async (image) => (latest.current.onPasteImage ?? (() => image.dataUrl))(image),
    });
    setView(editor);
    return () => editor.destroy();
  }, []);

  // ProseMirror reads its attributes again when its props change.
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({});
  }, [view, isDisabled, isReadOnly, placeholder, isInvalid]);

  return (
    <>
      {!isReadOnly && <EditorToolbar view={view} state={state} isDisabled={isDisabled} />}
      <div ref={place} className={css.place} />
    </>
  );
}
