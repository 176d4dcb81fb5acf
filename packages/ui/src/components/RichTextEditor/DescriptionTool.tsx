import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../../css/classes.ts';
import { fieldButton } from '../../field/field-button.css.ts';
import { defaultRichTextMessages } from '../../i18n/rich-text-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Popover, PopoverTrigger } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';
import * as css from './RichTextEditor.css.ts';
import { schema } from './schema.ts';
import { icons } from './toolbar-icons.tsx';

/** A question about a picture that was just pasted. */
export interface PictureQuestion {
  /** The name of its file. */
  name: string;
  answer: (alt: string) => void;
}

interface DescriptionToolProps {
  view: EditorView | null;
  state: EditorState | null;
  question: PictureQuestion | undefined;
  isDisabled: boolean;
}

const pictureAt = (state: EditorState) =>
  state.selection instanceof NodeSelection && state.selection.node.type === schema.nodes.image
    ? { at: state.selection.from, alt: String(state.selection.node.attrs['alt']) }
    : undefined;

/** The tool that says what the selected picture shows, or one that was just pasted. */
export function DescriptionTool({ view, state, question, isDisabled }: DescriptionToolProps) {
  const words = useWords(defaultRichTextMessages);
  const [isOpen, setOpen] = useState(false);
  const picture = state ? pictureAt(state) : undefined;

  const set = (alt: string) => {
    setOpen(false);
    if (question) question.answer(alt);
    else if (view && picture) {
      const { tr, selection } = view.state;
      const changed = tr.setNodeAttribute(picture.at, 'alt', alt);
      view.dispatch(changed.setSelection(selection.map(changed.doc, changed.mapping)));
    }
    // The focus returns to the text with the picture, not to the button.
    requestAnimationFrame(() => view?.focus());
  };

  return (
    <PopoverTrigger
      isOpen={isOpen || question !== undefined}
      onOpenChange={(next) => {
        // Closed without an answer: the picture is decoration until it is described.
        if (!next && question) set('');
        else setOpen(next);
      }}
    >
      <Tooltip content={words.picture}>
        <Button
          className={classes(fieldButton, css.tool)}
          aria-label={words.picture}
          isDisabled={isDisabled || picture === undefined}
        >
          <icons.picture />
        </Button>
      </Tooltip>
      <Popover label={words.picture} placement="bottom start">
        <DescriptionForm
          key={question?.name}
          label={question ? words.describePicture(question.name) : words.pictureDescription}
          alt={question ? '' : (picture?.alt ?? '')}
          onSet={set}
        />
      </Popover>
    </PopoverTrigger>
  );
}
