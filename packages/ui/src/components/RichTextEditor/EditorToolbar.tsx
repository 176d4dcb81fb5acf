import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { fieldButton } from '../../field/field-button.css.ts';
import { classes } from '../../css/classes.ts';
import { defaultRichTextMessages } from '../../i18n/rich-text-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Popover, PopoverTrigger } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { DescriptionTool, type PictureQuestion } from './DescriptionTool.tsx';
import { LinkForm } from './LinkForm.tsx';
import * as css from './RichTextEditor.css.ts';
import { icons } from './toolbar-icons.tsx';
import { linkAt, setLink, type Tool, type ToolName, tools } from './tools.ts';

interface EditorToolbarProps {
  view: EditorView | null;
  state: EditorState | null;
  /** What is asked of a picture that was just pasted. */
  question: PictureQuestion | undefined;
  isDisabled: boolean;
}

const groups = [
  ['bold', 'italic'],
  ['heading', 'subheading'],
  ['bulletList', 'numberedList'],
] as const satisfies readonly (readonly ToolName[])[];

const history = ['undo', 'redo'] as const satisfies readonly ToolName[];

/** The toolbar of the editor: one tab stop, within which the arrow keys move. */
export function EditorToolbar({ view, state, question, isDisabled }: EditorToolbarProps) {
  const words = useWords(defaultRichTextMessages);
  const [isLinking, setLinking] = useState(false);
  const isApplied = useRef(false);

  const run = (command: Command) => {
    if (view) command(view.state, view.dispatch, view);
  };
  const href = state && linkAt(state);
  const isOn = (tool: Tool) => Boolean(state && tool.isOn?.(state));

  return (
    <Toolbar aria-label={words.formatting} className={css.toolbar}>
      {groups.map((group) => (
        <div key={group[0]} className={css.group}>
          {group.map((name) => {
            const Icon = icons[name];
            return (
              <Tooltip key={name} content={words[name]}>
                <ToggleButton
                  className={classes(fieldButton, css.tool)}
                  aria-label={words[name]}
                  isDisabled={isDisabled}
                  isSelected={isOn(tools[name])}
                  // The selection stays in the text while a pointer uses the toolbar.
                  preventFocusOnPress
                  onChange={() => run(tools[name].run)}
                >
                  <Icon />
                </ToggleButton>
              </Tooltip>
            );
          })}
        </div>
      ))}
      <div className={css.group}>
        <PopoverTrigger
          isOpen={isLinking}
          onOpenChange={(isOpen) => {
            setLinking(isOpen);
            // The focus returns to the text with the link, not to the button.
            if (!isOpen && isApplied.current) requestAnimationFrame(() => view?.focus());
            isApplied.current = false;
          }}
        >
          <Tooltip content={words.link}>
            <Button
              className={classes(fieldButton, css.tool)}
              aria-label={words.link}
              isDisabled={isDisabled}
              data-selected={href ? '' : undefined}
            >
              <icons.link />
            </Button>
          </Tooltip>
          <Popover label={words.link} placement="bottom start">
            {({ close }) => (
              <LinkForm
                href={href}
                onSet={(next) => {
                  run(setLink(next));
                  isApplied.current = true;
                  close();
                }}
              />
            )}
          </Popover>
        </PopoverTrigger>
        <DescriptionTool view={view} state={state} question={question} isDisabled={isDisabled} />
      </div>
      <div className={css.group}>
        {history.map((name) => {
          const Icon = icons[name];
          return (
            <Tooltip key={name} content={words[name]}>
              <Button
                className={classes(fieldButton, css.tool)}
                aria-label={words[name]}
                isDisabled={isDisabled || !state || !tools[name].run(state)}
                preventFocusOnPress
                onPress={() => run(tools[name].run)}
              >
                <Icon />
              </Button>
            </Tooltip>
          );
        })}
      </div>
    </Toolbar>
  );
}
