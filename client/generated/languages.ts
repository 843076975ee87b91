// Written by `npm run codegen`.
export const languageTable = {"en":{"name":"English","locale":"en-GB","readIn":"Read in English","dir":"ltr","first":"1"},"fr":{"name":"Français","locale":"fr","readIn":"Lire en français","dir":"ltr","first":"1er"},"sw":{"name":"Kiswahili","locale":"sw","readIn":"Soma kwa Kiswahili","dir":"ltr","first":"1"}} as const

/** Native names by API language. */
export const languageNames = {"EN":"English","FR":"Français","SW":"Kiswahili"}
