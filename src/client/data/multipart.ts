/** Encodes answers with a file among them as multipart form data; missing answers are omitted. */
export function toMultipart(payload: Readonly<Record<string, unknown>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(payload))
    if (value instanceof Blob) body.append(name, value)
    else if (value !== undefined) body.append(name, String(value))
  return body
}
