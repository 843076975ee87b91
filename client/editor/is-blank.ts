/** Whether HTML from the editor shows no text: spaces, breaks and empty paragraphs are none. */
export function isBlank(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, "").replace(/&(nbsp|#160|#xa0|zwnj|zwj|#8203|#x200b);/gi, "")
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, "").trim() === ""
}
