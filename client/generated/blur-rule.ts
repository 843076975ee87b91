// Written by `npm run codegen`.
export const blurRule = {"across":7,"leastCell":6,"margin":0.2}
