import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../../css/classes.ts';
import { richText } from '../RichText/RichText.css.ts';
import { createEditor } from './create-editor.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import * as css from './RichTextEditor.css.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

interface EditorSurfaceProps extends Pick<RichTextEditorProps, 'onChange' | 'onPasteImage'> {
  defaultValue: string;
  isDisabled: boolean;
  aria: Record<string, string>;
}

/** The toolbar and the text under it. */
export function EditorSurface(props: EditorSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const { isDisabled } = props;
  const isInvalid = props.aria['aria-invalid'];

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = createEditor(place.current, {
      html: latest.current.defaultValue,
      attributes: () => ({
        ...latest.current.aria,
        role: 'textbox',
        'aria-multiline': 'true',
        class: classes(richText, css.area),
        ...(latest.current.isDisabled ? { 'aria-disabled': 'true' } : {}),
      }),
      isEditable: () => !latest.current.isDisabled,
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
  }, [view, isDisabled, isInvalid]);

  return (
    <>
      <EditorToolbar view={view} state={state} isDisabled={isDisabled} />
      <div ref={place} className={css.place} />
    </>
  );
}
