import { useEffect, useRef, useState } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { defaultColorMessages } from '../../i18n/color-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './ColorField.css.ts';

export interface ColorPanelProps {
  /** The colour when the panel opens. @default a middle teal */
  color?: string | undefined;
  swatches: readonly string[];
  onChange: (color: string) => void;
}

/** The panel with shade, hue and suggestions. It takes the focus when it appears. */
export function ColorPanel({ color = '#00b5ad', swatches, onChange }: ColorPanelProps) {
  const words = useWords(defaultColorMessages);
  // Kept as HSB, because `#000000` and any grey would lose the hue when converted to text.
  const [picked, setPicked] = useState<Color>(() => parseColor(color).toFormat('hsb'));
  const place = useRef<HTMLDivElement>(null);

  // The panel is mounted after the dialog has taken the focus, so it takes the focus itself.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const pick = (next: Color) => {
    setPicked(next.toFormat('hsb'));
    onChange(next.toString('hex').toLowerCase());
  };

  return (
    <div ref={place} className={css.panel({ hasSwatches: swatches.length > 0 })}>
      <ColorPicker value={picked} onChange={pick}>
        <ColorArea
          aria-label={words.colorShade}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          className={css.area}
        >
          <ColorThumb className={css.thumb} />
        </ColorArea>
        <ColorSlider aria-label={words.colorHue} colorSpace="hsb" channel="hue">
          <SliderTrack className={css.track}>
            <ColorThumb className={css.thumb} />
          </SliderTrack>
        </ColorSlider>
        {swatches.length > 0 && (
          <ColorSwatchPicker aria-label={words.colorSwatches} className={css.swatches}>
            {swatches.map((swatch) => (
              <ColorSwatchPickerItem key={swatch} color={swatch} className={css.choice}>
                <ColorSwatch className={css.swatch} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </ColorPicker>
    </div>
  );
}
