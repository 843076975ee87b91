/** In pixels. Any other width is answered with the next larger one. */
export const variantWidths = [160, 320, 480, 640, 800, 960, 1280, 1600]
