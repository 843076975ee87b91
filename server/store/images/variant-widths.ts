/** The widths in which pictures are kept, in pixels. Any other is answered with the next larger one. */
export const variantWidths = [160, 320, 480, 640, 800, 960, 1280, 1600]
