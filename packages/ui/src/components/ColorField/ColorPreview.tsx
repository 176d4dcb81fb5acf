import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { CheckIcon } from '../../icons/actions.tsx';
import { defaultColorMessages } from '../../i18n/color-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { brandProperties } from '../../theme/brand.ts';
import { contrast } from '../../theme/oklch.ts';
import { schemes } from '../../theme/primitives.ts';
import * as css from './ColorField.css.ts';

/** A preview of a brand colour as `ThemeProvider` adapts it to both themes, with the contrast of text on it. */
export function ColorPreview({ color }: { color: string | undefined }) {
  const words = useWords(defaultColorMessages);
  const format = useNumberFormatter({ maximumFractionDigits: 1 });
  const brand = color && brandProperties(color);
  const ink = brand ? (brand.dark['--kr-color-accent-onSolid'] ?? '') : '';
  const ratio = color && ink ? contrast(color, ink) : 0;
  const verdict = ink === '#ffffff' ? words.lightTextOnColor : words.darkTextOnColor;

  return (
    // Announced when it changes, so it is mounted before it has a text.
    <output className={css.preview}>
      {brand && (
        <>
          <span className={css.samples} aria-hidden="true">
            {schemes.map((scheme) => (
              <span key={scheme} data-theme={scheme} style={brand[scheme]} className={css.ground}>
                <span className={css.button}>{words.colorSampleButton}</span>
                <span className={css.link}>{words.colorSampleLink}</span>
              </span>
            ))}
          </span>
          <span className={css.verdict}>
            {ratio >= 4.5 && <CheckIcon />}
            {/* Never rounded up to a ratio that is not reached. */}
            {verdict(format.format(Math.floor(ratio * 10) / 10))}
          </span>
        </>
      )}
    </output>
  );
}
