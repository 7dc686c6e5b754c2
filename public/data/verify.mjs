#!/usr/bin/env node
/**
 * Checks releases of open data and badges, with nothing but Node (20 or later) and what is in the files:
 *
 *   node verify.mjs [--key shafaf-data-key.pem] [--index releases.json] 2026-10.tar 2026-11.tar ... badge.svg ...
 *
 * Of each release: every byte, the signature, that CSV and JSON say the same; ratings, intervals and ranks from the stars,
 * awards from their candidates; that nothing is told of fewer people than the rules allow, and no text of anybody. Of all of
 * them: that each follows on the one before it. Give them in their order. Exit code 0: all is right; 1: something is not;
 * 2: it could not be looked at. Written apart from the site, and without any of its code.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The rules as /methodology prints them. */
const rules = { step: 10, fewest: 20, ranked: 5, awarded: 20, places: 5, widestPay: 0.4, z: 1.959964 }
/** The formats releases are written in; in the first, some columns had names that meant several things. */
const formats = ['shafaf-open-data/1', 'shafaf-open-data/2']
/** What the columns of the first format, by table, are called in the second. */
const renamed = {
  ratings: { low: 'lower', high: 'upper' },
  culture: { low: 'lower', high: 'upper' },
  pay: { low: 'p25', high: 'p75', from: 'lower', to: 'upper' },
}

/** Tables whose `people` went through the guard, and those told of so many people only. */
const guarded = ['ceos', 'culture', 'benefits', 'people', 'pay', 'pay_bars', 'studies']
const crowded = ['ceos', 'culture', 'benefits', 'pay']
/** The only columns with free text: names of companies and of lists. */
const named = new Set(['companies.name_en', 'companies.name_ar', 'names.name_en', 'names.name_ar'])
/** A public RSA key of 2,048 bits with the exponent 65,537, as SPKI in base64url. */
const proofKey = /^MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA[\w-]{342}IDAQAB$/

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const near = (a, b) => typeof a === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))
const sum = (values) => values.reduce((total, value) => total + value, 0)

/** Average and 95 % interval of values that so many people gave: Wilson's, for as many answers as the spread is worth. */
function intervalOf(values, people) {
  const n = sum(people)
  const [bottom, top] = [values[0], values.at(-1)]
  const average = sum(people.map((some, at) => some * values[at])) / n
  const p = (average - bottom) / (top - bottom)
  const q = (n * p + 2) / (n + 4)
  const worst = q * (1 - q)
  const spread = sum(people.map((some, at) => some * ((values[at] - bottom) / (top - bottom) - p) ** 2))
  const m = n * Math.min(4, Math.max(1, worst / ((spread + 2 * worst) / (n + 1))))
  const z2 = rules.z ** 2
  const reach = rules.z * Math.sqrt((p * (1 - p)) / m + z2 / (4 * m * m))
  const end = (share) => bottom + (top - bottom) * Math.min(1, Math.max(0, share / (1 + z2 / m)))
  const [lower, upper] = [end(p + z2 / (2 * m) - reach), end(p + z2 / (2 * m) + reach)]
  return { n, average, lower: Math.min(average, lower), upper: Math.max(average, upper) }
}

/** Best first: by the lower end of the interval, then by the number of ratings, then by id. */
const byRank = (a, b) => b.lower - a.lower || b.n - a.n || a.company - b.company

/** The files of a tar, by name in their order; throws unless the bytes are exactly those a release is written as. */
function filesOf(tar) {
  const files = new Map()
  let at = 0
  for (; tar[at] !== 0 && at < tar.length; ) {
    const header = tar.subarray(at, at + 512)
    const name = header.toString('latin1', 0, header.indexOf(0))
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    if (!(size >= 0) || at + 512 + size > tar.length) throw new Error('it ends in the middle of a file')
    if (files.has(name)) throw new Error(`it holds ${name} twice`)
    files.set(name, tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/** The same files as a tar (ustar). */
function tarOf(files, moment) {
  const parts = [...files].flatMap(([name, bytes]) => {
    const header = Buffer.alloc(512)
    const octal = (value, digits) => `${value.toString(8).padStart(digits, '0')}\0`
    header.write(name, 0, 'latin1')
    header.write(octal(0o644, 7) + octal(0, 7) + octal(0, 7) + octal(bytes.length, 11) + octal(moment / 1000, 11), 100)
    header.write('        0', 148)
    header.write('ustar\x0000', 257, 'latin1')
    header.write(
      `${sum([...header])
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...parts, Buffer.alloc(1024)])
}

/** The rows of a CSV (RFC 4180), all cells as text. */
function rowsOf(csv) {
  const rows = []
  for (let at = 0, row = []; at < csv.length; ) {
    let cell = ''
    if (csv[at] === '"') {
      let end = at + 1
      for (; csv[end] !== '"' || csv[end + 1] === '"'; end += csv[end] === '"' ? 2 : 1)
        if (end >= csv.length) throw new Error('a cell of a CSV does not end')
      cell = csv.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else {
      const end = csv.slice(at).search(/[,\r]/)
      if (end < 0) throw new Error('a line of a CSV does not end')
      cell = csv.slice(at, at + end)
      at += end
    }
    row.push(cell)
    if (csv[at] === ',') at += 1
    else {
      rows.push(row)
      row = []
      at += 2
    }
  }
  return rows
}

/** Whether a cell says what the JSON says; a text that a spreadsheet would compute has an apostrophe before it. */
function says(cell, value) {
  const text = value === null ? '' : String(value)
  return cell === text || (typeof value === 'string' && cell === `'${text}`)
}

/** The tables of a release under the names of the second format: a column of the first is read by its name of then alone. */
function underNewNames(tables, format) {
  if (format !== formats[0]) return tables
  const rename = (row, names) =>
    Object.fromEntries([...Object.entries(row), ...Object.entries(names).map(([old, name]) => [name, row[old]])])
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => rename(row, renamed[table] ?? {}))]),
  )
}

function checkSame(tables, files, wrong) {
  for (const [table, rows] of Object.entries(tables)) {
    const csv = files.get(`${table}.csv`)
    if (!csv) {
      wrong(`${table}.csv is missing`)
      continue
    }
    const [columns = [], ...lines] = rowsOf(csv.toString())
    if (lines.length !== rows.length) wrong(`${table}: the CSV has ${lines.length} rows and the JSON ${rows.length}`)
    for (const [at, row] of rows.entries()) {
      const same =
        Object.keys(row).length === columns.length &&
        columns.every((column, place) => column in row && says(lines[at]?.[place], row[column]))
      if (!same) wrong(`${table}: row ${at + 1} is not the same in CSV and JSON`)
    }
  }
}

function checkRatings({ ratings }, wrong) {
  for (const row of ratings) {
    const { company, average, lower, upper } = row
    const found = intervalOf([1, 2, 3, 4, 5], [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5])
    if (row.ratings !== found.n) wrong(`ratings: company ${company} has ${found.n} stars and says ${row.ratings}`)
    if (!near(average, found.average))
      wrong(`ratings: the average of company ${company} is ${found.average}, not ${average}`)
    if (!near(lower, found.lower) || !near(upper, found.upper))
      wrong(`ratings: the interval of company ${company} is ${found.lower} to ${found.upper}, not ${lower} to ${upper}`)
  }
  const industries = new Set(ratings.map(({ industry }) => industry))
  for (const industry of industries) {
    const rows = ratings.filter((row) => row.industry === industry)
    const enough = industry === null ? [] : rows.filter((row) => row.ratings >= rules.ranked)
    const places = enough.map((row) => ({ ...row, n: row.ratings })).sort(byRank)
    const rankOf = new Map(places.map(({ company }, at) => [company, at + 1]))
    for (const { company, rank, ranked } of rows) {
      const expected = rankOf.get(company) ?? null
      if (rank !== expected || ranked !== (expected && places.length))
        wrong(`ratings: the rank of company ${company} is ${expected} of ${places.length}, not ${rank} of ${ranked}`)
    }
  }
}

function checkAwards({ awards, award_candidates }, wrong) {
  const given = new Map()
  const of = (quarter, kind) => {
    const key = `${quarter} ${kind}`
    if (!given.has(key)) given.set(key, { awards: [], candidates: new Map() })
    return given.get(key)
  }
  for (const award of awards) of(award.quarter, award.kind).awards.push(award)
  for (const { quarter, kind, company, value, people } of award_candidates) {
    const { candidates } = of(quarter, kind)
    candidates.set(company, [...(candidates.get(company) ?? []), [value, people]])
  }
  for (const [name, { awards, candidates }] of given) {
    const best = [...candidates].map(([company, scores]) => {
      const sorted = scores.sort(([a], [b]) => a - b)
      const found = intervalOf(
        sorted.map(([value]) => value),
        sorted.map(([, people]) => people),
      )
      if (found.n < rules.awarded) wrong(`awards ${name}: company ${company} has only ${found.n} ratings`)
      return { company, ...found }
    })
    best.sort(byRank)
    if (awards.length > rules.places || awards.some(({ place }, at) => place !== at + 1))
      wrong(`awards ${name}: the places are not 1 to ${rules.places} at most`)
    // A place whose company is no longer on the site stays empty; the others keep theirs.
    const kept = awards.filter(({ company }) => company !== null)
    const expected = best.slice(0, kept.length)
    if (awards.length < Math.min(rules.places, best.length)) wrong(`awards ${name}: a place is missing`)
    for (const [at, { place, company, average, score, ratings }] of kept.entries()) {
      const right = expected[at]
      if (!right || right.company !== company)
        wrong(`awards ${name}: place ${place} goes to company ${right?.company}, not ${company}`)
      else if (!near(average, right.average) || !near(score, right.lower) || ratings !== right.n)
        wrong(`awards ${name}: place ${place} has ${right.lower} from ${right.n} ratings, not ${score} from ${ratings}`)
    }
  }
}

function checkGuard(tables, wrong) {
  const steps = (table, company, people) => {
    if (!Number.isInteger(people) || people < 0 || people % rules.step !== 0)
      wrong(`${table}: ${people} people are not told in tens (company ${company})`)
  }
  for (const table of guarded)
    for (const { company = null, people } of tables[table]) {
      steps(table, company, people)
      if (crowded.includes(table) && people < rules.fewest)
        wrong(`${table}: told of ${people} people, fewer than ${rules.fewest} (company ${company})`)
    }
  for (const { company, salaries, interviews } of tables.counts)
    for (const people of [salaries, interviews]) steps('counts', company, people)
  for (const { company, set, name, value, lower, upper, share } of tables.culture) {
    if (value !== null && !(lower <= value && value <= upper))
      wrong(`culture: ${set}.${name} of company ${company} lies outside its interval`)
    if (share !== null && !(share >= 0 && share <= 1))
      wrong(`culture: a share of ${set}.${name} of company ${company} is ${share}`)
  }
  for (const { company, id, yes, no, unsure } of tables.benefits)
    if (!near(yes + no + unsure, 1))
      wrong(`benefits: the shares of benefit ${id} of company ${company} are not the whole`)
  for (const { group, company, id, median, p25, p75, lower, upper } of tables.pay) {
    const whose = `${group} ${company ?? ''} ${id ?? ''}`.trim()
    // Amounts are rounded to hundreds.
    if (!(lower <= upper) || Math.log((upper - 50) / (lower + 50)) / 2 > rules.widestPay)
      wrong(`pay: the range of ${whose} is too wide`)
    if (median !== null && !(lower <= median && median <= upper))
      wrong(`pay: the median of ${whose} lies outside its range`)
    if (p25 !== null && !(p25 <= median && median <= p75)) wrong(`pay: the quartiles of ${whose} are not in order`)
  }
}

/** Nothing but numbers, ids and names: no sentence fits into any other column, and no company that has no page. */
function checkContents(tables, wrong) {
  const listed = new Set(tables.companies.map(({ company }) => company))
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows) {
      if (typeof row.company === 'number' && !listed.has(row.company))
        wrong(`${table}: company ${row.company} is not among the companies`)
      for (const [column, value] of Object.entries(row)) {
        const isPlain =
          value === null || Number.isFinite(value) || (typeof value === 'string' && /^[\w.:-]{0,40}$/.test(value))
        if (`${table}.${column}` === 'proof_keys.key' && proofKey.test(value)) continue
        if (!isPlain && !(typeof value === 'string' && named.has(`${table}.${column}`)))
          wrong(`${table}: ${column} holds ${JSON.stringify(value).slice(0, 60)}`)
      }
    }
}

/** Looks at one release; answers what the next one has to follow on. */
function checkRelease(tar, key, wrong) {
  const files = filesOf(tar)
  const [written, signature] = [files.get('manifest.json'), files.get('manifest.sig')]
  if (!written || !signature) throw new Error('it holds no signed manifest')
  const manifest = JSON.parse(written.toString())
  const { month, number, site } = manifest
  if (!formats.includes(manifest.format))
    throw new Error(`it is written as ${manifest.format}, which this verifier does not know`)
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Error(`it is of no month: ${month}`)
  if (!tarOf(files, Date.parse(`${month}-01`)).equals(tar)) wrong('its bytes are not those of its files')
  if (key && key !== manifest.key) wrong('it is signed with another key than the one given')
  if (!isSigned(written, signature.toString().trim(), manifest.key)) wrong('the signature of its manifest is not right')
  const contents = [...files.keys()].filter((name) => !name.startsWith('manifest.'))
  for (const name of new Set([...contents, ...Object.keys(manifest.files)]))
    if (!files.has(name) || sha256(files.get(name)) !== manifest.files[name])
      wrong(`${name} is not what the manifest says`)
  const tables = JSON.parse(files.get('data.json').toString())
  const read = underNewNames(tables, manifest.format)
  for (const check of [checkRatings, checkAwards, checkGuard, checkContents]) check(read, wrong)
  checkSame(tables, files, wrong)
  const rows = sum(Object.values(tables).map(({ length }) => length))
  const proofKeys = new Map((tables.proof_keys ?? []).map(({ company, year, key }) => [`${company} ${year}`, key]))
  if (proofKeys.size !== (tables.proof_keys ?? []).length) wrong('proof_keys: a company has two keys for a year')
  return { month, number, site, key: manifest.key, previous: manifest.previous, sha256: sha256(tar), rows, proofKeys }
}

const isSigned = (bytes, signature, key) =>
  verify(null, bytes, createPublicKey(key), Buffer.from(signature, 'base64url'))

/** Whether a release follows on the one before it, undefined for the first that was given. */
function checkChain(release, before, wrong, note) {
  const { month, number, previous, key, site } = release
  if (!before) {
    if (number > 1) note(`it is number ${number} of the chain; those before it were not given`)
    if ((number === 1) !== (previous === null)) wrong('it says of itself that it is the first, and it is not')
    return
  }
  if (number !== before.number + 1 || previous?.sha256 !== before.sha256 || previous?.month !== before.month)
    wrong(
      `it is number ${number} and follows on ${previous?.month ?? 'nothing'}, not on number ${before.number}, ${before.month}: one is missing, changed or out of order`,
    )
  if (month <= before.month) wrong(`it is of ${month}, which is not after ${before.month}`)
  if (key !== before.key) wrong('it is signed with another key than the one before it')
  for (const [of, is] of release.proofKeys)
    if ((before.proofKeys.get(of) ?? is) !== is) wrong(`proof_keys: the key of company and year ${of} is another one`)
  if (site !== before.site) wrong(`it is of ${site}, and the one before it of ${before.site}`)
}

/** Whether an index lists exactly the releases that were given. */
function checkIndex({ releases }, given, wrong) {
  const expected = releases.map(({ month, sha256 }) => `${month} ${sha256}`)
  const found = given.map(({ month, sha256 }) => `${month} ${sha256}`)
  for (const one of expected)
    if (!found.includes(one)) wrong(`it lists ${one.slice(0, 7)}, which is missing or another one`)
  for (const one of found) if (!expected.includes(one)) wrong(`it does not list ${one.slice(0, 7)} as it was given`)
  if (expected.length === found.length && expected.join() !== found.join()) wrong('it lists them in another order')
}

/** A badge is signed without its signature, which stands in one attribute and, its beginning, in one line. */
function checkBadge(svg, key, wrong) {
  if (!key) throw new Error('a badge is checked with --key: the file at /.well-known/shafaf-data-key.pem')
  const said = Object.fromEntries([...svg.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const { signature = '', stars } = said
  const unsigned = svg
    .replace(` data-signature="${signature}"`, ' data-signature=""')
    .replace(`<tspan class="code">${signature.slice(0, 12)}</tspan>`, '<tspan class="code"></tspan>')
  if (!signature || !isSigned(Buffer.from(unsigned), signature, key)) wrong('its signature is not right')
  if (stars === undefined) return `company ${said.company}, ${said.month}: too few`
  const found = intervalOf([1, 2, 3, 4, 5], stars.split(' ').map(Number))
  if (found.n < rules.ranked) wrong(`it tells of ${found.n} reviews, fewer than ${rules.ranked}`)
  // Badges drawn before the second format call the bounds low and high.
  const { average, lower = said.low, upper = said.high } = said
  for (const [name, value] of Object.entries({ average, lower, upper }))
    if (!near(Number(value), found[name])) wrong(`its ${name} is ${found[name]}, not ${value}`)
  return `company ${said.company}, ${said.month}: ${found.average.toFixed(2)} from ${found.n}`
}

function main(args) {
  const options = { '--key': undefined, '--index': undefined }
  const paths = []
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] in options) options[args[at]] = readFileSync(args[++at], 'utf8')
    else paths.push(args[at])
  }
  if (paths.length === 0)
    throw new Error('node verify.mjs [--key key.pem] [--index releases.json] release.tar ... badge.svg ...')
  let faults = 0
  const look = (path, check) => {
    const name = basename(path)
    const wrong = (fault) => {
      faults += 1
      console.log(`${name}: WRONG: ${fault}`)
    }
    const before = faults
    let said = ''
    try {
      said = check(wrong, (note) => console.log(`${name}: note: ${note}`))
    } catch (error) {
      wrong(error.message)
    }
    if (faults === before) console.log(`${name}: right (${said})`)
  }
  const chain = []
  for (const path of paths) {
    const bytes = readFileSync(path)
    look(path, (wrong, note) => {
      if (path.endsWith('.svg')) return checkBadge(bytes.toString(), options['--key'], wrong)
      const release = checkRelease(bytes, options['--key'], wrong)
      checkChain(release, chain.at(-1), wrong, note)
      chain.push(release)
      return `${release.month}, number ${release.number}, ${release.rows} rows, sha256 ${release.sha256}`
    })
  }
  if (options['--index'])
    look('index', (wrong) => {
      checkIndex(JSON.parse(options['--index']), chain, wrong)
      return `${chain.length} releases`
    })
  if (chain.length > 0 && !options['--key'])
    console.log(`No key was given: the releases are signed with the one they carry, sha256 ${sha256(chain[0].key)}.`)
  return faults === 0 ? 0 : 1
}

try {
  process.exitCode = main(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
