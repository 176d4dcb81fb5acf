import type { MailTemplateDetail } from '@kronos/api/contract';
import { Stack } from '@kronos/ui/Stack';
import { TextArea } from '@kronos/ui/TextArea';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';
import { Variables } from './Variables.tsx';

/** The text of a mail template, with the variables that can be inserted into it. */
export function TemplateText({
  name,
  label,
  value,
  onChange,
  saved: { variables },
}: OwnFieldProps<string, MailTemplateDetail>) {
  const box = useRef<HTMLDivElement>(null);
  const insert = (variable: string) => {
    const area = box.current?.querySelector('textarea');
    const from = area?.selectionStart ?? value.length;
    const piece = `{{${variable}}}`;
    // The cursor moves behind the inserted text, which has to be rendered first.
    flushSync(() => onChange(value.slice(0, from) + piece + value.slice(area?.selectionEnd ?? from)));
    area?.focus();
    area?.setSelectionRange(from + piece.length, from + piece.length);
  };
  return (
    <div ref={box}>
      <Stack gap={16}>
        <TextArea
          name={name}
          label={label}
          isRequired
          minRows={12}
          maxRows={28}
          limit={20_000}
          value={value}
          onChange={onChange}
        />
        <Variables variables={variables} onChoose={insert} />
      </Stack>
    </div>
  );
}
