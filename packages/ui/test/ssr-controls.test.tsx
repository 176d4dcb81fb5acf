import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../src/exports/Button.ts';
import { ButtonGroup } from '../src/exports/ButtonGroup.ts';
import { Checkbox } from '../src/exports/Checkbox.ts';
import { CheckboxGroup } from '../src/exports/CheckboxGroup.ts';
import { CodeField } from '../src/exports/CodeField.ts';
import { CopyButton } from '../src/exports/CopyButton.ts';
import { FileTrigger } from '../src/exports/FileTrigger.ts';
import { KeyValueField } from '../src/exports/KeyValueField.ts';
import { MenuItem } from '../src/exports/Menu.ts';
import { NewPasswordField } from '../src/exports/NewPasswordField.ts';
import { NumberField } from '../src/exports/NumberField.ts';
import { RadioCard, RadioCards } from '../src/exports/RadioCards.ts';
import { Radio, RadioGroup } from '../src/exports/RadioGroup.ts';
import { SearchField } from '../src/exports/SearchField.ts';
import { SecretField } from '../src/exports/SecretField.ts';
import { Select } from '../src/exports/Select.ts';
import { RangeSlider, Slider } from '../src/exports/Slider.ts';
import { SplitButton } from '../src/exports/SplitButton.ts';
import { TextArea } from '../src/exports/TextArea.ts';
import { ToggleButton, ToggleButtonGroup } from '../src/exports/ToggleButton.ts';
import { UrlField } from '../src/exports/UrlField.ts';

const parts: Record<string, [part: ReactElement, markup: RegExp]> = {
  ButtonGroup: [
    <ButtonGroup key="part" label="Server">
      <Button>Start</Button>
    </ButtonGroup>,
    /role="group" aria-label="Server".*Start/,
  ],
  CheckboxGroup: [
    <CheckboxGroup key="part" label="Libraries">
      <Checkbox value="movies">Movies</Checkbox>
    </CheckboxGroup>,
    /role="group".*Libraries.*<input[^>]*type="checkbox"/,
  ],
  CodeField: [
    <CodeField key="part" label="Script" />,
    /<label[^>]*>Script<\/label>.*<textarea.*press Escape, then Tab/,
  ],
  CopyButton: [<CopyButton key="part" label="Copy address" value="x" />, /<button[^>]*aria-label="Copy address"/],
  FileTrigger: [
    <FileTrigger key="part" onSelect={() => undefined}>
      <Button>Choose</Button>
    </FileTrigger>,
    /<button.*Choose.*<input[^>]*type="file"/,
  ],
  KeyValueField: [
    <KeyValueField key="part" label="Environment" defaultValue={[{ id: 'a', name: 'TZ', value: 'UTC' }]} />,
    /<input[^>]*value="TZ".*<input[^>]*value="UTC".*aria-label="Remove TZ"/,
  ],
  NewPasswordField: [<NewPasswordField key="part" label="Password" />, /<input[^>]*autocomplete="new-password"/i],
  NumberField: [<NumberField key="part" label="Storage" defaultValue={2000} />, /<input[^>]*value="2,000"/],
  RadioCards: [
    <RadioCards key="part" label="Type">
      <RadioCard value="plex" title="Plex" description="Needs an account." />
    </RadioCards>,
    /role="radiogroup".*<input[^>]*type="radio".*Needs an account\./,
  ],
  RadioGroup: [
    <RadioGroup key="part" label="Restart">
      <Radio value="now">Now</Radio>
    </RadioGroup>,
    /role="radiogroup".*<input[^>]*type="radio".*Now/,
  ],
  RangeSlider: [
    <RangeSlider key="part" label="Year" thumbLabels={['From', 'To']} defaultValue={[10, 20]} />,
    /<output[^>]*>10 – 20<\/output>/,
  ],
  SearchField: [<SearchField key="part" label="Search" />, /<input[^>]*type="search"/],
  'SecretField, set': [<SecretField key="part" label="API key" isSet />, /API key.*Set.*Replace/],
  Select: [
    <Select key="part" label="Type" options={[{ id: 'plex', label: 'Plex' }]} defaultValue="plex" />,
    /<button[^>]*aria-haspopup="listbox".*Plex/,
  ],
  Slider: [<Slider key="part" label="Streams" defaultValue={4} />, /<input[^>]*type="range"[^>]*value="4"/],
  SplitButton: [
    <SplitButton key="part" menu={<MenuItem id="night">Tonight</MenuItem>}>
      Restart
    </SplitButton>,
    /Restart.*aria-label="More actions"/,
  ],
  TextArea: [<TextArea key="part" label="Message" limit={20} />, /<textarea.*0 \/ 20/],
  ToggleButtonGroup: [
    <ToggleButtonGroup key="part" label="View" defaultSelectedKeys={['rows']}>
      <ToggleButton id="rows">Rows</ToggleButton>
    </ToggleButtonGroup>,
    /role="radiogroup".*role="radio"[^>]*aria-checked="true"/,
  ],
  UrlField: [<UrlField key="part" label="Address" />, /<input[^>]*inputmode="url"/i],
};

describe('on a server, without a document', () => {
  it.each(Object.entries(parts))('%s renders', (_name, [part, markup]) => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(part)).toMatch(markup);
  });

  it('an unchanged secret renders neither a name nor a value', () => {
    const html = renderToString(<SecretField label="API key" name="key" isSet />);
    expect(html).not.toContain('<input');
  });

  it('a closed list is not mounted', () => {
    expect(
      renderToString(<SplitButton menu={<MenuItem id="night">Tonight</MenuItem>}>Restart</SplitButton>),
    ).not.toContain('Tonight');
  });
});
