export { RangeSlider, type RangeSliderProps, Slider, type SliderProps } from '../components/Slider/Slider.tsx';
