// Written by `npm run codegen`.
export const words: Record<string, Record<string, string>> = {
 "sw": {
  "Cancelled: {title}": "Limefutwa: {title}",
  "Gate": "Lango",
  "Gate on {day}": "Lango, {day}",
  "Lunch": "Chakula cha mchana",
  "Lunch on {day}": "Chakula cha mchana, {day}",
  "Next day off": "Mapumziko yajayo",
  "Next event": "Tukio lijalo",
  "No school today": "Leo hakuna shule",
  "School begins again on {day}.": "Shule inafunguliwa tena {day}.",
  "School begins again tomorrow, {day}.": "Shule inafunguliwa tena kesho, {day}.",
  "School ends early.": "Shule inafunga mapema.",
  "School is over for today": "Masomo ya leo yamekwisha",
  "The weekend": "Wikendi",
  "Today, {day}": "Leo, {day}",
  "{first} to {last}": "{first} hadi {last}",
  "{term}, week {week}": "{term}, wiki ya {week}"
 },
 "fr": {
  "Cancelled: {title}": "Annulé : {title}",
  "Gate": "Portail",
  "Gate on {day}": "Portail, {day}",
  "Lunch": "Déjeuner",
  "Lunch on {day}": "Déjeuner, {day}",
  "Next day off": "Prochain jour sans école",
  "Next event": "Prochain événement",
  "No school today": "Pas d’école aujourd’hui",
  "School begins again on {day}.": "L’école reprend le {day}.",
  "School begins again tomorrow, {day}.": "L’école reprend demain, {day}.",
  "School ends early.": "L’école finit plus tôt.",
  "School is over for today": "L’école est finie pour aujourd’hui",
  "The weekend": "Le week-end",
  "Today, {day}": "Aujourd’hui, {day}",
  "{first} to {last}": "{first} au {last}",
  "{term}, week {week}": "{term}, semaine {week}"
 }
}
