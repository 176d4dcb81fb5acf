import { type BaseMessages, defaultBaseMessages } from './base-messages.ts';
import { type ControlMessages, defaultControlMessages } from './control-messages.ts';
import { type DataMessages, defaultDataMessages } from './data-messages.ts';
import { defaultListMessages, type ListMessages } from './list-messages.ts';
import { defaultSelectMessages, type SelectMessages } from './select-messages.ts';
import { type ChartMessages, defaultChartMessages } from './chart-messages.ts';
import { type ColorMessages, defaultColorMessages } from './color-messages.ts';
import { defaultFieldMessages, type FieldMessages } from './field-messages.ts';
import { defaultFrameMessages, type FrameMessages } from './frame-messages.ts';
import { defaultRichTextMessages, type RichTextMessages } from './rich-text-messages.ts';

/** All messages of the kit itself. All other texts are props. */
export interface KitMessages
  extends BaseMessages,
    ChartMessages,
    ColorMessages,
    ControlMessages,
    DataMessages,
    FieldMessages,
    FrameMessages,
    ListMessages,
    RichTextMessages,
    SelectMessages {}

/** English messages, used for whatever the host does not translate. */
export const defaultMessages: KitMessages = {
  ...defaultBaseMessages,
  ...defaultChartMessages,
  ...defaultColorMessages,
  ...defaultFrameMessages,
  ...defaultControlMessages,
  ...defaultDataMessages,
  ...defaultFieldMessages,
  ...defaultListMessages,
  ...defaultRichTextMessages,
  ...defaultSelectMessages,
};
