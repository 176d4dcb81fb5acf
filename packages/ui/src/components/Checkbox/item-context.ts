import { type ComponentType, createContext } from 'react';
import type { CheckboxProps } from './checkbox-props.ts';

/**
 * What a group draws in place of each `Checkbox` in it. The group hands it in, so that a checkbox by itself does not
 * carry what only members of a group need.
 */
export const CheckboxItemContext = createContext<ComponentType<CheckboxProps> | undefined>(undefined);
