import { type ComponentType, createContext } from 'react';
import type { CheckboxProps } from './checkbox-props.ts';

/**
 * The component that a group renders for each `Checkbox` in it. The group provides it, so that a single checkbox does
 * not import code that only members of a group need.
 */
export const CheckboxItemContext = createContext<ComponentType<CheckboxProps> | undefined>(undefined);
