import { statuses } from '@/service/contract/status'
import { failures } from '@/service/http/answers/error-body'
import type { Editions } from '@/service/reference/read-editions'
import { escapeHtml, table } from './html'

/** Chapters that are not in the OpenAPI document, each with an id for links from answers and other pages. */
export type Chapter = { id: string; title: string; html: string }

export function writeChapters(editions: Editions): Chapter[] {
  return [start, states, errors(), identity, evidence, industryFactors, licences(editions)]
}

const start: Chapter = {
  id: 'start',
  title: 'Start',
  html: `<p>Every request but those under Operation carries a key: <code>Authorization: Bearer &lt;API_KEY&gt;</code>.
A project key reads and registers the organizations of its project. The team key creates projects and their keys.</p>
<pre><code>curl -X POST "$BASE_URL/organizations" \\
  -H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" \\
  -d '{"name": "Ericsson", "hq_region": "SE"}'</code></pre>
<p>Then read the same organization until its <code>status</code> is <code>synced</code>:</p>
<pre><code>curl "$BASE_URL/organizations/1?currency=EUR" -H "Authorization: Bearer $API_KEY"</code></pre>
<p>A body may have at most 64 KB. Keys and parameters that are not known are refused, so that a typing mistake does not
pass for an answer.</p>`,
}

const states: Chapter = {
  id: 'states',
  title: 'States of research',
  html: `<p>In their usual order: ${statuses.map((status) => `<code>${status}</code>`).join(', ')}.</p>
<p>Only <code>synced</code> (complete) and <code>errored</code> (failed) end research. Treat every other value, also one that
is not in this list, as research in progress. <code>unresolved</code> means that no known company was matched and research
goes on with what was given; <code>waiting</code> means that it is parked until something can be tried again.</p>`,
}

function errors(): Chapter {
  const rows = Object.values(failures).map(({ status, title }) => [
    `<code>${status}</code>`,
    title === null ? 'none' : escapeHtml(title),
  ])
  return {
    id: 'errors',
    title: 'Errors',
    html: `<p>An error body is <code>{"status", "title", "detail"}</code>. The 404 of POST /organizations has no title; the 404 of
GET /organizations/{id} also has <code>id</code>, the path segment as a string. Every answer has a header
<code>x-request-id</code>; the log has the same id.</p>${table(['Status', 'Title'], rows)}`,
  }
}

const identity: Chapter = {
  id: 'identity',
  title: 'Registering twice',
  html: `<p>Inside a project a registration answers with a record that is there already when one of these is the same: the
external_id; the LEI, ISIN, DUNS or S&amp;P number; the known company; or the normalised name with the same country (or no
country on either side) and no conflicting website. New fields fill blanks and never overwrite.</p>
<p>Different identifiers of one kind or different countries are never the same organization, whatever else agrees. Nor are
different numbers in the name ("Unit 2", "Unit 3"), unless the external_id or one of the identifiers is the same.</p>`,
}

const evidence: Chapter = {
  id: 'evidence',
  title: 'Where figures come from',
  html: `<p><code>GET /organizations/{id}/evidence</code> has an entry for each figure of the answer of
GET /organizations/{id} in the same currency. <code>path</code> is a JSON pointer into that answer. <code>method</code> is
<code>reported</code> (compiled by a publisher from the company's report), <code>listed</code> (what a public list says),
<code>computed</code> (with formula and inputs) or <code>estimated</code>; no figure of <code>performances</code> is estimated.</p>
<p>An entry without a value has <code>missing.reason</code>: <code>not_in_our_sources</code> (which never means
that the organization does not disclose it), <code>held_back</code> (a source has it and it is not shown) or
<code>not_applicable</code>.</p>`,
}

const industryFactors: Chapter = {
  id: 'industry-factors',
  title: 'Industry factors',
  html: `<p>An industry is a division of ISIC Rev. 4. Its emission factor is kilograms CO2e per unit of currency, in one of two ways,
named in <code>basis</code>:</p>
<p><code>epa_supply_chain</code>: the mean of the supply-chain emission factors of the United States Environmental Protection
Agency over the NAICS codes linked to the division, per US dollar at purchaser price.</p>
<p><code>median_of_disclosed</code>: where EPA has no factor, as for power generation, the median over the companies of the
division that disclose emissions and revenue of that year. <code>organizations</code> says how many companies it stands on.</p>
<p>Another currency is computed with the annual average rate of the factor's year, or of the year that <code>rates</code> names. Where there is no rate for that year the
factor stays per US dollar, and <code>currency</code> says so.</p>`,
}

function licences(editions: Editions): Chapter {
  const rows = editions.all.map((edition) => [
    `<a href="${escapeHtml(edition.url)}" rel="noreferrer">${escapeHtml(edition.title)}</a>`,
    escapeHtml(edition.publisher),
    escapeHtml(edition.vintage),
    escapeHtml(edition.retrievedOn),
    edition.licenceUrl === null
      ? escapeHtml(edition.licence)
      : `<a href="${escapeHtml(edition.licenceUrl)}" rel="noreferrer">${escapeHtml(edition.licence)}</a>`,
    escapeHtml(edition.attribution),
  ])
  return {
    id: 'licences',
    title: 'Sources and licences',
    html: `<p>Every figure names its source. These are the editions this service was loaded with.</p>${table(['Source', 'Publisher', 'Covers', 'Taken', 'Licence', 'Attribution'], rows)}`,
  }
}
